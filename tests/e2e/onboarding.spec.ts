import { answers, problemsInEveryLook, signUpLearner, uniqueName } from "./support";
import { expect, type Page, test } from "./test";

const steps = ["email", "ageGroup", "competenceLevel", "industryInterest", "learningGoal"] as const;
type Question = (typeof steps)[number];

const titles = {
  email: "What is your email?",
  ageGroup: "How old are you?",
  competenceLevel: "How well do you know AI tools?",
  industryInterest: "What is your field or interest?",
  learningGoal: "What would you like to do with AI?",
  notifications: "Last one: may we notify you?",
};
const fields = {
  email: "Your email",
  industryInterest: "Your field or interest",
  learningGoal: "Or in your own words",
};

const takenEmail = "mara@demo.lamplight.example";

function freshEmail() {
  return `${uniqueName("mara")}@example.org`;
}

async function isAsked(page: Page, step: keyof typeof titles) {
  await expect(page.getByRole("heading", { name: titles[step] })).toBeVisible();
}

async function type(page: Page, step: keyof typeof fields, text: string) {
  await page.getByLabel(fields[step]).fill(text);
  await page.getByRole("button", { name: "Continue" }).click();
}

const replies: Record<Question, (page: Page, email: string) => Promise<void>> = {
  email: (page, email) => type(page, "email", email),
  ageGroup: (page) => page.getByRole("button", { name: "35-44" }).click(),
  competenceLevel: (page) => page.getByRole("button", { name: "Beginner" }).click(),
  industryInterest: (page) => type(page, "industryInterest", answers.industry),
  learningGoal: (page) => page.getByRole("button", { name: /productivity/ }).click(),
};

/** Answers every question before this step, as somebody does who looks at each. */
async function walkTo(page: Page, step: keyof typeof titles, email = freshEmail()) {
  await page.goto("/onboarding");
  await page.getByRole("link", { name: "Make my plan" }).click();
  for (const each of steps) {
    if (each === step) break;
    await isAsked(page, each);
    await replies[each](page, email);
    // The question shows at once; its address follows when the answer is kept.
    await expect(page).not.toHaveURL(new RegExp(`step=${each}`));
  }
  await isAsked(page, step);
}

/** Opens this step for somebody whose answers before it are kept. */
async function goTo(page: Page, step: keyof typeof titles, email = freshEmail()) {
  const given = step === "notifications" ? steps : steps.slice(0, steps.indexOf(step));
  const last = given.at(-1);
  if (last) {
    const { industry, ...others } = answers;
    const values = { email, ...others, industryInterest: industry };
    const shown = given.map((each) => [
      each === "industryInterest" ? "industry" : each,
      values[each],
    ]);
    const form = { ...Object.fromEntries(shown), step: last, value: values[last] };
    expect((await page.request.post("/onboarding", { form })).ok()).toBe(true);
  }
  await page.goto(`/onboarding?step=${step}`);
  await isAsked(page, step);
}

function hasScripts() {
  return test.info().project.use.javaScriptEnabled !== false;
}

/** The messages in the corner. */
function messagesOf(page: Page) {
  return page.getByRole("region", { name: /Notifications/ }).getByRole("listitem");
}

/** The message as people get it: a toast with scripts, a part of the page without. */
async function isTold(page: Page, title: string, description: string) {
  const message = hasScripts() ? messagesOf(page) : page.getByRole("main").getByRole("alert");
  await expect(message.getByText(title, { exact: true })).toBeVisible();
  await expect(message.getByText(description, { exact: true })).toBeVisible();
}

/** The lamps count on, whole and between the header and the question. */
async function lampsAreInView(page: Page, step: keyof typeof titles) {
  const number = Object.keys(titles).indexOf(step) + 1;
  const place = `Step ${number} of 6`;
  const progress = page.getByRole("progressbar", { name: place });
  await expect(progress).toHaveAttribute("aria-valuenow", String(number));
  await expect(progress).toHaveAttribute("aria-valuemax", "6");
  await expect(progress).toBeInViewport({ ratio: 1 });
  await expect(page.getByText(place, { exact: true })).toBeInViewport({ ratio: 1 });

  const header = await page.getByRole("banner").boundingBox();
  const lamps = await progress.boundingBox();
  const headerEnd = (header?.y ?? 0) + (header?.height ?? 0);
  expect(lamps?.y).toBeGreaterThanOrEqual(headerEnd);
  const question = await page.getByRole("heading", { name: titles[step] }).boundingBox();
  expect(question?.y).toBeGreaterThanOrEqual((lamps?.y ?? 0) + (lamps?.height ?? 0));
}

test("six questions in a chat, the lamps in view on a phone, make the plan [ON-18, ON-20, ON-26, ON-31]", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const email = freshEmail();
  await goTo(page, "email");
  for (const step of steps) {
    await isAsked(page, step);
    await lampsAreInView(page, step);
    await replies[step](page, email);
  }
  await isAsked(page, "notifications");
  await lampsAreInView(page, "notifications");
  const conversation = page.getByRole("log");
  const said = ["35-44", "Beginner", answers.industry, answers.learningGoal];
  for (const text of [titles.email, email, ...said]) {
    await expect(conversation).toContainText(text);
  }

  // Two presses at one place are a double click, of which the second does not count.
  await expect(page).toHaveURL("/onboarding?step=notifications");
  await page.getByRole("button", { name: "Block" }).click();
  await expect(page).toHaveURL("/dashboard");
  await expect(page.getByText("Your plan is ready").first()).toBeVisible();
  await expect(page.getByRole("heading", { name: /^Welcome/ })).toContainText(
    email.split("@")[0] ?? "",
  );
});

test("the lamps stay in view on every step at 1280 px [ON-20]", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await goTo(page, "email");
  for (const step of [...steps, "notifications"] as const) {
    await isAsked(page, step);
    await lampsAreInView(page, step);
    if (step !== "notifications") await replies[step](page, freshEmail());
  }
});

test("an email that is missing or wrong is refused until it is mended [ON-34, ON-39, ON-40]", async ({
  page,
}) => {
  test.skip(!hasScripts(), "without scripts the server refuses");
  await goTo(page, "email");
  await type(page, "email", "");
  await isTold(page, "Required field", "Please enter your email address");
  await isAsked(page, "email");

  for (const wrong of ["mara@example", "ma ra@example.org"]) {
    await type(page, "email", wrong);
    await isTold(page, "Invalid email", "Please enter a valid email address");
    await isAsked(page, "email");
    await expect(page.getByLabel(fields.email)).toHaveValue(wrong);
  }

  await page.getByLabel(fields.email).fill(freshEmail());
  await expect(messagesOf(page)).toHaveCount(0, { timeout: 1000 });
  await expect(page.getByLabel(fields.email)).not.toHaveAttribute("aria-invalid");
  await page.getByLabel(fields.email).press("Enter");
  await isAsked(page, "ageGroup");
});

test("field and goal are checked as well, ten characters are a goal [ON-24, ON-27, ON-41, ON-42]", async ({
  page,
}) => {
  test.skip(!hasScripts(), "without scripts the server refuses");
  await goTo(page, "industryInterest");
  await expect(page.getByRole("combobox")).toHaveCount(0);
  await type(page, "industryInterest", " ");
  await isTold(page, "Required field", "Please enter your industry or field of interest");
  await isAsked(page, "industryInterest");
  await page.getByLabel(fields.industryInterest).fill("beekeeping");
  await isAsked(page, "industryInterest");
  await page.getByRole("button", { name: "Continue" }).click();

  await isAsked(page, "learningGoal");
  await type(page, "learningGoal", "");
  await isTold(page, "Required field", "Please select or enter your learning goal");
  await type(page, "learningGoal", "123456789");
  await isTold(
    page,
    "Goal too short",
    "Please describe your learning goal in at least 10 characters",
  );
  await isAsked(page, "learningGoal");
  await expect(page.getByLabel(fields.learningGoal)).toHaveValue("123456789");

  // The message goes with the question that another answer was given to.
  await replies.learningGoal(page, "");
  await isAsked(page, "notifications");
  await expect(messagesOf(page)).toHaveCount(0, { timeout: 1000 });
  await page.getByRole("link", { name: "Back", exact: true }).click();
  await expect(page).toHaveURL("/onboarding?step=learningGoal");
  await type(page, "learningGoal", "1234567890");
  await expect(page.getByRole("heading", { name: "What is it most like?" })).toBeVisible();
  await expect(page.getByText("You wrote “1234567890”.")).toBeVisible();
  await page.getByRole("button", { name: "None of these" }).click();
  await isAsked(page, "notifications");
});

test("while the plan is made all three are off, even if the goal is still on its way [ON-30]", async ({
  page,
}) => {
  test.skip(!hasScripts(), "without scripts the browser shows that it is loading");
  await goTo(page, "learningGoal");
  // Never answered: whoever is quick goes on before.
  await page.route("**/onboarding.data?step=learningGoal*", () => {});
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route("**/onboarding.data?step=notifications*", async (route) => {
    await held;
    await route.continue();
  });

  await page.getByRole("button", { name: /productivity/ }).click();
  await page.getByRole("button", { name: "Allow" }).click();
  await expect(page.getByRole("button", { name: "CREATING YOUR PLAN..." })).toBeDisabled();
  await expect(page.getByRole("button", { name: "Allow" })).toBeDisabled();
  await expect(page.getByRole("button", { name: "Block" })).toBeDisabled();

  letGo();
  await expect(page).toHaveURL("/dashboard");
});

test("with a gap nothing is made and the first missing question is asked [ON-43]", async ({
  page,
}) => {
  const posts: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST") posts.push(request.url());
  });
  await page.goto("/onboarding?step=notifications");
  await page.getByRole("button", { name: "Start Learning Now" }).click();

  await isTold(
    page,
    "Missing information",
    "Please complete all required fields before submitting.",
  );
  await isAsked(page, "email");
  if (hasScripts()) expect(posts).toEqual([]);
});

test("an email with an account stays on the step and shows the way to sign in [ON-32]", async ({
  page,
}) => {
  test.skip(!hasScripts(), "without scripts the server's page says it");
  await goTo(page, "notifications", takenEmail);
  await page.getByRole("button", { name: "Start Learning Now" }).click();
  await isTold(page, "Error", "An account with this email already exists. Please sign in.");
  await isAsked(page, "notifications");
  const way = page.getByRole("main").getByRole("link", { name: "Sign in" });
  await expect(way).toHaveAttribute("href", "/auth");

  await page.getByRole("link", { name: "use another email" }).click();
  await expect(page.getByLabel(fields.email)).toHaveValue(takenEmail);
  await type(page, "email", freshEmail());
  await isAsked(page, "notifications");
  await page.getByRole("button", { name: "Start Learning Now" }).click();
  await expect(page).toHaveURL("/dashboard");
});

test("back, reload and coming back later lose no answer, and each can be changed", async ({
  page,
}) => {
  test.skip(!hasScripts(), "without scripts each question is a page of its own");
  const email = freshEmail();
  await walkTo(page, "industryInterest", email);

  await page.goBack();
  await isAsked(page, "competenceLevel");
  await page.getByRole("link", { name: "Back", exact: true }).click();
  await isAsked(page, "ageGroup");
  await expect(page.getByRole("button", { name: "35-44" })).toHaveAttribute("aria-pressed", "true");
  await page.getByRole("link", { name: "Change your email" }).click();
  await expect(page.getByLabel(fields.email)).toHaveValue(email);

  await page.goto("/onboarding");
  await page.getByRole("link", { name: "Go on with my plan" }).click();
  await isAsked(page, "industryInterest");
  await expect(page).toHaveURL("/onboarding?step=industryInterest");
  await page.reload();
  await expect(page.getByRole("log")).toContainText(email);
  await expect(page.getByRole("log")).toContainText("Beginner");

  await page.getByRole("link", { name: "Change your level" }).click();
  await isAsked(page, "competenceLevel");
  await page.getByRole("button", { name: "Advanced" }).click();
  await isAsked(page, "industryInterest");
  await expect(page.getByRole("log")).toContainText("Advanced");
  await expect(page.getByRole("log")).not.toContainText("Beginner");
});

test("somebody with an account is not asked for an email and gets a new path", async ({ page }) => {
  test.skip(!hasScripts(), "without scripts each question is a page of its own");
  await signUpLearner(page, { learningGoal: "start an AI-powered business" });
  await page.goto("/onboarding");
  await page.getByRole("link", { name: "Make my plan" }).click();
  await isAsked(page, "ageGroup");
  await expect(page.getByText("Step 2 of 6", { exact: true })).toBeVisible();
  await expect(page.getByRole("log")).toContainText("In my account");

  for (const step of steps.slice(1)) {
    await isAsked(page, step);
    await replies[step](page, "");
  }
  // Two presses at one place are a double click, of which the second does not count.
  await expect(page).toHaveURL("/onboarding?step=notifications");
  await page.getByRole("button", { name: "Start Learning Now" }).click();
  await expect(page).toHaveURL("/dashboard");
  await expect(page.getByText("It takes the place of the old one.").first()).toBeVisible();
});

test("text that was not sent yet outlives a reload, and goals for every day take its place [ON-24]", async ({
  page,
}) => {
  test.skip(!hasScripts(), "needs scripts");
  await goTo(page, "learningGoal");
  await page.getByLabel(fields.learningGoal).fill("write better let");
  await page.reload();
  await expect(page.getByLabel(fields.learningGoal)).toHaveValue("write better let");

  const ideas = page.getByRole("list", { name: "Ideas for every day" }).getByRole("link");
  await expect(ideas).toHaveCount(3);
  await ideas.nth(1).click();
  await isAsked(page, "learningGoal");
  await expect(page.getByLabel(fields.learningGoal)).toHaveValue(
    "plan meals, trips and family days",
  );
  await expect(page.getByLabel(fields.learningGoal)).toBeFocused();
  await page.getByRole("button", { name: "Continue" }).click();
  await isAsked(page, "notifications");
  await expect(page.getByRole("log")).toContainText("plan meals, trips and family days");
});

test("without a connection nothing typed is lost [ER-06]", async ({ page }) => {
  test.skip(!hasScripts(), "needs scripts");
  await goTo(page, "industryInterest");
  await page.route("**/onboarding.data**", (route) => route.abort());
  await type(page, "industryInterest", "beekeeping");
  await isTold(page, "Error", "We could not send your answer. It is still here: please try again.");
  await expect(page.getByLabel(fields.industryInterest)).toHaveValue("beekeeping");

  await page.unroute("**/onboarding.data**");
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page).toHaveURL("/onboarding?step=learningGoal");
  await replies.learningGoal(page, "");
  await expect(page).toHaveURL("/onboarding?step=notifications");

  await page.route("**/onboarding.data**", (route) => route.abort());
  await page.getByRole("button", { name: "Start Learning Now" }).click();
  await isTold(page, "Error", "Failed to create learning path. Please try again.");
  await expect(page.getByRole("log")).toContainText("beekeeping");

  await page.unroute("**/onboarding.data**");
  await page.getByRole("button", { name: "Start Learning Now" }).click();
  await expect(page).toHaveURL("/dashboard");
});

test("the keyboard goes along to each new question, without a page load", async ({ page }) => {
  test.skip(!hasScripts(), "needs scripts");
  await goTo(page, "email");
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  await expect(page.getByLabel(fields.email)).toBeFocused();
  await page.keyboard.type(freshEmail());
  await page.keyboard.press("Enter");

  await expect(page.getByRole("heading", { name: titles.ageGroup })).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "Under 18" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: titles.competenceLevel })).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Space");
  await expect(page.getByLabel(fields.industryInterest)).toBeFocused();
  // While the answer before is being stored, Enter sends nothing.
  await expect(page.getByRole("button", { name: "Continue" })).toBeEnabled();
  await page.keyboard.press("Enter");
  await isTold(page, "Required field", "Please enter your industry or field of interest");
  await expect(page.getByLabel(fields.industryInterest)).toBeFocused();
  expect(await page.evaluate(() => "isSamePage" in window)).toBe(true);
});

test("a second Enter or click does not answer the next question", async ({ page }) => {
  test.skip(!hasScripts(), "needs scripts");
  await goTo(page, "email");
  await page.getByLabel(fields.email).fill(freshEmail());
  await page.keyboard.press("Enter");
  await isAsked(page, "ageGroup");
  await page.keyboard.press("Enter");
  await page.waitForTimeout(500);
  await isAsked(page, "ageGroup");

  await page.getByRole("button", { name: "25-34" }).dblclick();
  await isAsked(page, "competenceLevel");
  await page.waitForTimeout(300);
  await isAsked(page, "competenceLevel");

  await replies.competenceLevel(page, "");
  await expect(page).toHaveURL("/onboarding?step=industryInterest");
  await page.getByLabel(fields.industryInterest).fill("beekeeping");
  await page.keyboard.press("Enter");
  await isAsked(page, "learningGoal");
  await page.keyboard.press("Enter");
  await page.waitForTimeout(500);
  await isAsked(page, "learningGoal");
});

test("on the landing page the flow starts in its section and goes on [ON-06, ON-07, ON-17]", async ({
  page,
}) => {
  test.skip(!hasScripts(), "needs scripts");
  await page.goto("/");
  const section = page.getByRole("region", { name: "Onboarding" });
  await expect(section).toHaveCount(0);
  await page.getByRole("main").getByRole("link", { name: "Get Started" }).first().click();
  await expect(section.getByText("Six short questions")).toBeVisible();
  await expect(section).toBeInViewport();
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
  await expect(section.getByRole("log")).toHaveCount(0);
  await expect(page.getByLabel(fields.email)).toHaveCount(0);

  await section.getByRole("link", { name: "Make my plan" }).click();
  await expect(section.getByRole("log")).toContainText(titles.email);
  await expect(page).toHaveURL("/");
  await type(page, "email", "mara@");
  await isTold(page, "Invalid email", "Please enter a valid email address");

  const email = freshEmail();
  await type(page, "email", email);
  await isAsked(page, "ageGroup");
  await expect(page).toHaveURL("/onboarding?step=ageGroup");
  await expect(page.getByRole("log")).toContainText(email);
});

test("axe finds nothing on any step", async ({ page }) => {
  test.skip(!hasScripts(), "axe runs as a script");
  test.slow();
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.setViewportSize({ width: 390, height: 844 });
  await goTo(page, "email");
  await type(page, "email", "");
  for (const step of steps) {
    await isAsked(page, step);
    expect(await problemsInEveryLook(page, [390]), step).toEqual([]);
    await replies[step](page, freshEmail());
  }
  await isAsked(page, "notifications");
  expect(await problemsInEveryLook(page, [390])).toEqual([]);
});
