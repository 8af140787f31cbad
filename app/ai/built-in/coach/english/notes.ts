/** What stands in place of a quotation. */
export const notes = {
  unsure: "I am not sure whether {unsure}.",
  notFound: "I did not find it. It may be there in other words.",
};
