/** What stands in place of a quotation. */
export const notes = {
  there: "It is in your prompt.",
  unsure: "I am not sure whether {unsure}.",
  notFound: "I did not find it. It may be there in other words.",
};
