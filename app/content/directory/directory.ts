import { accessibility } from "./access";
import { chatAssistants } from "./chat";
import type { DirectoryEntry } from "./entry";
import { translation, writing } from "./language";
import { searchAndResearch, study } from "./learning";
import { audio, images, video } from "./media";
import { agents, coding, office, presentations } from "./work";

/** Tools that people meet, the nine with exercises among them; no order of quality. */
export const directory: readonly DirectoryEntry[] = [
  ...chatAssistants,
  ...searchAndResearch,
  ...study,
  ...writing,
  ...translation,
  ...images,
  ...video,
  ...audio,
  ...presentations,
  ...office,
  ...coding,
  ...agents,
  ...accessibility,
];
