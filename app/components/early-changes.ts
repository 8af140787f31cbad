/**
 * Whether somebody changed a field of the form before the scripts ran: no handler heard of that, so
 * a form that acts on changes has to ask when it begins.
 */
export function hasEarlyChanges(form: HTMLFormElement) {
  return Array.from(form.elements).some((element) => {
    if (element instanceof HTMLSelectElement) {
      const options = Array.from(element.options);
      const first = options.find(({ defaultSelected }) => defaultSelected) ?? options[0];
      return element.value !== first?.value;
    }
    if (!(element instanceof HTMLInputElement) || element.type === "hidden") return false;
    if (["checkbox", "radio"].includes(element.type)) {
      return element.checked !== element.defaultChecked;
    }
    // A browser rounds the value of a slider to its steps.
    if (element.type === "range") {
      return Math.abs(Number(element.value) - Number(element.defaultValue)) >= 1;
    }
    return element.value !== element.defaultValue;
  });
}
