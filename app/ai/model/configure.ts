import type { LanguageModel } from "./language-model";
import { openAiCompatible } from "./openai-compatible";
import { type AiBinding, workersAi } from "./workers-ai";

/** The settings as they were typed; what is missing or blank has its default. */
export interface EngineSettings {
  engine?: string;
  model?: string;
  baseUrl?: string;
  apiKey?: string;
  callsPerDay?: string;
  callsPerPerson?: string;
  binding?: AiBinding;
}

/** Calls to the model from midnight to midnight, UTC. */
export interface Budgets {
  inAll: number;
  perPerson: number;
}

export interface ConfiguredModel {
  language: LanguageModel;
  budgets: Budgets;
}

const defaultWorkersModel = "@cf/meta/llama-3.3-70b-instruct-fp8-fast";
const defaultBudgets: Budgets = { inAll: 2000, perPerson: 100 };

/**
 * The model that a site was configured with; null where the built-in engine is all.
 *
 * @throws with a sentence for the person who runs the site.
 */
export function configureModel(settings: EngineSettings): ConfiguredModel | null {
  const engine = settings.engine?.trim() || "built-in";
  if (engine === "built-in") return null;

  const budgets = {
    inAll: readCount("AI_CALLS_PER_DAY", settings.callsPerDay, defaultBudgets.inAll),
    perPerson: readCount("AI_CALLS_PER_PERSON", settings.callsPerPerson, defaultBudgets.perPerson),
  };
  if (engine === "workers-ai") return { language: onWorkersAi(settings), budgets };
  if (engine === "openai-compatible") return { language: behindEndpoint(settings), budgets };
  throw new Error(
    `AI_ENGINE is "${engine}": use built-in, workers-ai or openai-compatible, see docs/configuration.md.`,
  );
}

function onWorkersAi({ binding, model }: EngineSettings) {
  if (!binding) {
    throw new Error(
      "AI_ENGINE is workers-ai, and there is no AI binding: it is in wrangler.toml under [env.production.ai] only, see docs/configuration.md.",
    );
  }
  return workersAi(binding, model?.trim() || defaultWorkersModel);
}

function behindEndpoint({ model, baseUrl, apiKey }: EngineSettings) {
  const name = model?.trim();
  if (!name) throw new Error("AI_MODEL is missing: name the model that the endpoint offers.");
  return openAiCompatible({
    baseUrl: readBaseUrl(baseUrl?.trim() ?? ""),
    model: name,
    apiKey: apiKey?.trim() || undefined,
  });
}

function readBaseUrl(text: string) {
  if (!URL.canParse(text)) {
    throw new Error(
      "AI_BASE_URL is missing or no address: set the one up to the version, such as https://models.example/v1.",
    );
  }
  const url = new URL(text);
  const isAllowed =
    url.protocol === "https:" || (url.protocol === "http:" && isLoopback(url.hostname));
  if (!isAllowed) {
    throw new Error("AI_BASE_URL must begin with https:, or lead to this machine.");
  }
  if (url.username || url.password || url.search || url.hash) {
    throw new Error("AI_BASE_URL must be an address alone: a key belongs into AI_API_KEY.");
  }
  return url;
}

function isLoopback(hostname: string) {
  return hostname === "localhost" || hostname === "[::1]" || /^127(?:\.\d+){3}$/.test(hostname);
}

function readCount(name: string, text: string | undefined, otherwise: number) {
  const typed = text?.trim();
  if (!typed) return otherwise;
  const count = Number(typed);
  if (!/^\d+$/.test(typed) || !Number.isSafeInteger(count)) {
    throw new Error(`${name} must be a whole number of calls, such as ${otherwise}.`);
  }
  return count;
}
