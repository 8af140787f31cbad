/** How to start a Lamplight on one's own computer, as a section of a page of words. */
export function RunYourOwn() {
  return (
    <section aria-labelledby="run-your-own" className="prose">
      <h2 id="run-your-own" className="mt-0">
        Run your own
      </h2>
      <p>
        Lamplight is open source under the MIT license. You may use it, change it and share it, at
        home, at school or at work. To run it you need the source code, Node.js 20.19 or newer, and
        one command in its folder:
      </p>
      <pre className="code overflow-x-auto rounded-md border border-line bg-sunken px-5 py-4">
        npm start
      </pre>
      <p>
        It installs what is needed, prepares the database and prints the address to open. No key and
        no account with anybody else is needed.
      </p>
    </section>
  );
}
