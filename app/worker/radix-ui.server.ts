/**
 * What stands in the worker in place of `radix-ui`: dialogs and toasts are mounted in a browser, and on
 * the server Radix itself renders nothing for them.
 */
const nothing = () => null;

export const Dialog = { Root: nothing };
export const Toast = { Provider: nothing };
