/**
 * What the site asks of `@remix-run/cloudflare`. Its CommonJS hands out the whole runtime through an
 * object, uploads in many parts and sessions in memory included, and nothing of that can be left out.
 */
import { createCookieFactory, createSessionStorageFactory } from "@remix-run/server-runtime";
import { sign, unsign } from "../../node_modules/@remix-run/cloudflare/dist/crypto.js";

export { createRequestHandler, data, redirect, replace } from "@remix-run/server-runtime";

export const createCookie = createCookieFactory({ sign, unsign });
export const createSessionStorage = createSessionStorageFactory(createCookie);
