/**
 * React's own, as names of a module: the bundler reads each call through an object otherwise, six
 * thousand times in the pages of the worker.
 */
// @ts-expect-error Its types are those of `react/jsx-runtime`, which stands for this file.
import * as runtime from "../../node_modules/react/cjs/react-jsx-runtime.production.min.js";

export const { Fragment, jsx, jsxs } = runtime;
