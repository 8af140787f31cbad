import { integer, primaryKey, real, sqliteTable, text } from "drizzle-orm/sqlite-core";

/** Where a far page of a list begins, so that it is reached without reading what comes before. */
export const pageMarks = sqliteTable(
  "page_marks",
  {
    /** A list and its order: `threads:tag:3|hot`. */
    list: text("list").notNull(),
    /** Counted from the end of the list. At 0 stands when the marks were made, and for what length. */
    position: integer("position").notNull(),
    sortKey: real("sort_key").notNull(),
    rowId: integer("row_id").notNull(),
  },
  (table) => [primaryKey({ columns: [table.list, table.position] })],
);
