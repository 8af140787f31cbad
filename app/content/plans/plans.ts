import plans from "virtual:content/plans";

/** In their order. */
export const planTemplates = plans;

/** For what none of the others is about: `content/plans/task.md`. */
export const anyTask = planOf("task");

function planOf(id: string) {
  const plan = plans.find((each) => each.id === id);
  if (!plan) throw new Error(`There is no content/plans/${id}.md.`);
  return plan;
}
