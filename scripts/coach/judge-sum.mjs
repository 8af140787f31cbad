const months =
  "january february march april may june july august september october november december".split(
    " ",
  );

/** Whether an answer gives the right result, none at all, or another one. */
export function judgeSum(text, { value, open }) {
  const results = Array.from(text.matchAll(/^\*\*Result:\*\* (.+)$/gm), ([, result]) => result);
  if (results.length === 0) return "asked back";
  if (open) return "wrong";
  const all = results.join("\n").replaceAll("**", "");
  return value.split(";").every((each) => holds(all, each.trim())) ? "right" : "wrong";
}

function holds(result, wanted) {
  if (/^\d{4}-\d\d-\d\d$/.test(wanted)) {
    const [year, month, day] = wanted.split("-").map(Number);
    return result.toLowerCase().includes(`${day} ${months[month - 1]} ${year}`);
  }
  if (/^\d\d:\d\d$/.test(wanted)) return result.includes(wanted);
  const target = Number(wanted);
  const numbers = Array.from(
    result.matchAll(/(\u2212?)[$\u20ac\u00a3]?(?:z\u0142)?(\d[\d,]*(?:\.\d+)?)/g),
    ([, sign, digits]) => Number(digits.replaceAll(",", "")) * (sign === "" ? 1 : -1),
  );
  // A cent more or less comes from sharing whole cents; a longer value is cut to what is shown.
  return numbers.some(
    (each) => Math.abs(each - target) <= Math.max(0.0051, Math.abs(target) * 0.00005),
  );
}
