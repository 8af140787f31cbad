import type { LinksFunction, MetaFunction } from "@remix-run/cloudflare";
import { type ReactNode, useId, useState } from "react";
import type { ToastOptions } from "~/components/message";
import { useToast } from "~/components/toaster";
import { Badge, LevelBadge } from "~/components/ui/badge";
import { Breadcrumb } from "~/components/ui/breadcrumb";
import { Button, ButtonLink } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { Dialog } from "~/components/ui/dialog";
import { EmptyState } from "~/components/ui/empty-state";
import { ErrorNote } from "~/components/ui/error-note";
import { CheckboxField, SelectField, TextareaField, TextField } from "~/components/ui/field";
import { Icon, iconNames } from "~/components/ui/icon";
import { Menu, MenuButton, MenuLink } from "~/components/ui/menu";
import { Pager } from "~/components/ui/pager";
import { Lamps, ProgressBar } from "~/components/ui/progress";
import { Prose } from "~/components/ui/prose";
import { OptionButton, RadioCards } from "~/components/ui/radio-cards";
import { SkeletonCard, SkeletonGroup } from "~/components/ui/skeleton";
import { Busy, Spinner } from "~/components/ui/spinner";
import { TabLinks } from "~/components/ui/tab-links";
import { Tabs } from "~/components/ui/tabs";
import covers from "~/styles/covers.css?url";

export const links: LinksFunction = () => [{ rel: "stylesheet", href: covers }];

export const meta: MetaFunction = () => [
  { title: "Styleguide" },
  { name: "robots", content: "noindex" },
];

const longText =
  "A label that somebody wrote on a long afternoon and that has to break into lines without pushing anything out of the page";
const longWord = "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft";

export default function Styleguide() {
  return (
    <div className="wrap page">
      <div className="page-head">
        <div>
          <h1>Styleguide</h1>
          <p>Every part that pages are made of, in every state it can be in.</p>
        </div>
      </div>
      <TypeGroup />
      <ColourGroup />
      <IconGroup />
      <ButtonGroup />
      <FieldGroup />
      <ChoiceGroup />
      <NavigationGroup />
      <MenuGroup />
      <DialogGroup />
      <BadgeGroup />
      <CardGroup />
      <ProgressGroup />
      <LoadingGroup />
      <EmptyGroup />
      <ErrorGroup />
      <MessageGroup />
      <ProseGroup />
    </div>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className="border-t border-line py-10" aria-labelledby={id}>
      <h2 className="mb-6 text-xl" id={id}>
        {title}
      </h2>
      <div className="grid grid-cols-1 gap-6">{children}</div>
    </section>
  );
}

function TypeGroup() {
  return (
    <Group title="Type">
      <div className="stack">
        <p className="font-serif text-4xl">Light on your own pace</p>
        <p className="font-serif text-3xl">The largest heading of a page</p>
        <p className="font-serif text-2xl">A heading of a part</p>
        <p className="font-serif text-xl">A smaller heading</p>
        <p className="font-serif text-lg">A heading of a card</p>
        <p className="lede">A lede says in one breath what the page is for.</p>
        <p>
          Body text, with <a href="#main">a way to the top</a>, <b>strong words</b>,{" "}
          <span className="hl">marked words</span>, <code className="code">code</code> and{" "}
          <span className="num">1,234.50</span>.
        </p>
        <p className="small muted">Small and muted text for what is beside the point.</p>
        <p>{longWord}</p>
      </div>
    </Group>
  );
}

const colours = [
  ["bg-paper", "paper"],
  ["bg-surface", "surface"],
  ["bg-sunken", "sunken"],
  ["bg-lit", "lit"],
  ["bg-lamp", "lamp"],
  ["bg-action", "action"],
  ["bg-action-soft", "action soft"],
  ["bg-success-soft", "success soft"],
  ["bg-warning-soft", "warning soft"],
  ["bg-danger-soft", "danger soft"],
  ["bg-danger", "danger"],
  ["bg-night", "night"],
] as const;

function ColourGroup() {
  return (
    <Group title="Colours">
      <ul className="grid grid-cols-2 gap-4 sm:grid-cols-4 lg:grid-cols-6">
        {colours.map(([className, name]) => (
          <li key={name} className="small muted">
            <span className={`block h-14 rounded-md border border-control ${className}`} />
            {name}
          </li>
        ))}
      </ul>
    </Group>
  );
}

function IconGroup() {
  return (
    <Group title="Icons">
      <ul className="grid grid-cols-4 gap-x-2 gap-y-4 text-center sm:grid-cols-8 lg:grid-cols-12">
        {iconNames.map((name) => (
          <li key={name} className="small muted grid justify-items-center gap-1">
            <Icon name={name} className="text-ink" />
            {name}
          </li>
        ))}
      </ul>
    </Group>
  );
}

const focused = "outline-3 outline-offset-3 outline-focus";

function ButtonGroup() {
  const [pending, setPending] = useState(false);

  return (
    <Group title="Buttons">
      <div className="row">
        <Button type="button">Get Started</Button>
        <Button type="button" variant="secondary">
          Cancel
        </Button>
        <Button type="button" variant="tonal">
          Buy Now
        </Button>
        <Button type="button" variant="quiet">
          Clear all filters
        </Button>
        <Button type="button" variant="danger">
          Delete listing
        </Button>
        <span className="rounded-md bg-night p-3">
          <Button type="button" variant="night">
            Create Listing
          </Button>
        </span>
      </div>
      <div className="row">
        <Button type="button" size="s">
          Small
        </Button>
        <Button type="button" size="s" variant="secondary">
          <Icon name="download" size="s" />
          Download
        </Button>
        <ButtonLink to="/styleguide" variant="secondary" size="s">
          A link
        </ButtonLink>
        <Button type="button" className={focused}>
          Focused
        </Button>
        <Button type="button" disabled>
          Disabled
        </Button>
        <Button type="button" variant="secondary" disabled>
          Disabled
        </Button>
        <button className="icon-btn" type="button" aria-label="Notifications, 2 new">
          <Icon name="bell" />
          <span className="icon-btn__count" aria-hidden="true">
            2
          </span>
        </button>
      </div>
      <div className="row">
        <Button type="button" pending pendingLabel="Creating account...">
          Create account
        </Button>
        <Button type="button" variant="secondary" pending>
          Post Comment
        </Button>
        <Button
          type="button"
          variant="tonal"
          pending={pending}
          pendingLabel="Saving your answer..."
          onClick={() => {
            setPending(true);
            setTimeout(() => setPending(false), 2000);
          }}
        >
          Press to wait
        </Button>
      </div>
      <div className="max-w-80">
        <Button type="button" wide>
          {longText}
        </Button>
      </div>
    </Group>
  );
}

const categories = [
  { value: "productivity", label: "Productivity" },
  { value: "education", label: "Education" },
  { value: "retired", label: "No longer offered", disabled: true },
];

function FieldGroup() {
  return (
    <Group title="Fields">
      <div className="grid grid-cols-1 items-start gap-6 md:grid-cols-2">
        <Card className="grid grid-cols-1 gap-5">
          <TextField label="Name" inputProps={{ name: "name" }} />
          <TextField
            label="Field of work"
            hint="This chooses the examples in your lessons."
            inputProps={{ name: "field", defaultValue: "Teaching", required: true }}
          />
          <TextField
            label="Search"
            icon="search"
            inputProps={{ name: "q", type: "search", placeholder: "A word, a task, a tag" }}
          />
          <TextField label="Focused" inputProps={{ name: "focused", className: focused }} />
          <TextField
            label="Disabled"
            inputProps={{ name: "off", defaultValue: "Not now", disabled: true }}
          />
          <SelectField label="Category" options={categories} inputProps={{ name: "category" }} />
          <TextareaField
            label="Your comment"
            hint="You can use Markdown."
            aside="45/280"
            inputProps={{ name: "comment", rows: 3, placeholder: "Say what worked for you" }}
          />
          <CheckboxField
            label="Verified only"
            inputProps={{ name: "verified", defaultChecked: true }}
          />
        </Card>
        <Card className="grid grid-cols-1 gap-5">
          <TextField
            label="Username"
            errors={["Username must be at least 3 characters"]}
            inputProps={{ name: "username", defaultValue: "ma", required: true }}
          />
          <TextField
            label="Email"
            hint="We never show it to others."
            errors={["Please enter a valid email address"]}
            inputProps={{ name: "email", type: "email", defaultValue: "mara@example" }}
          />
          <SelectField
            label="Age group"
            placeholder="Choose one"
            options={categories}
            errors={["Please choose your age group"]}
            inputProps={{ name: "age" }}
          />
          <TextareaField
            label="Your goal"
            errors={["Please describe your learning goal in at least 10 characters"]}
            inputProps={{ name: "goal", rows: 3, defaultValue: "faster" }}
          />
          <CheckboxField
            label="I have read the terms"
            hint="They fit on one page."
            errors={["Please accept the terms to go on"]}
            inputProps={{ name: "terms", required: true }}
          />
          <TextField
            label={longText}
            hint={longText}
            errors={[longText, longWord]}
            inputProps={{ name: "long", defaultValue: longText }}
          />
        </Card>
      </div>
    </Group>
  );
}

const notices = [
  { value: "daily", label: "Daily", hint: "A short note every morning" },
  { value: "weekly", label: "Weekly", hint: "One letter on Sunday" },
  { value: "never", label: "Never" },
  { value: "sms", label: "By text message", hint: "Not offered yet", disabled: true },
];

function ChoiceGroup() {
  return (
    <Group title="Choices">
      <div className="grid grid-cols-1 items-start gap-6 md:grid-cols-2">
        <RadioCards
          legend="How often may we remind you?"
          hint="You can change this at any time."
          name="reminder"
          options={notices}
          defaultValue="weekly"
        />
        <RadioCards
          legend="With an error"
          name="reminder-error"
          options={notices.slice(0, 2)}
          errors={["Please choose how often"]}
        />
        <form className="opts" aria-label="An answer that moves on at once" method="get">
          <OptionButton
            name="level"
            value="beginner"
            label="Beginner"
            hint="I have heard of AI, and hardly used it"
            aside={<Icon name="right" />}
          />
          <OptionButton name="level" value="long" label={longText} hint={longText} />
          <OptionButton name="level" value="off" label="Disabled" disabled />
        </form>
      </div>
    </Group>
  );
}

function NavigationGroup() {
  return (
    <Group title="Tabs, pages and the way back">
      <Breadcrumb
        items={[
          { label: "AI Tools", to: "/styleguide" },
          { label: "GPT-4o", to: "/styleguide" },
          { label: "Write a product text" },
        ]}
      />
      <TabLinks
        label="Your learning"
        items={[
          { to: "/styleguide", label: "Dashboard", current: true },
          { to: "/styleguide?tab=courses", label: "AI Courses" },
          { to: "/styleguide?tab=tools", label: "AI Tools" },
          { to: "/styleguide?tab=more", label: "Something longer than the others" },
        ]}
      />
      <Tabs
        label="About this item"
        items={[
          { value: "details", label: "Details", panel: <p>What it does, and for whom.</p> },
          { value: "reviews", label: "Reviews", panel: <p>What others say about it.</p> },
          { value: "write", label: "Write a Review", panel: <p>What you say about it.</p> },
        ]}
      />
      <Pager page={1} pageCount={12} hrefFor={pageHref} label="First page" />
      <Pager page={6} pageCount={12} hrefFor={pageHref} label="Middle page" />
      <Pager page={12} pageCount={12} hrefFor={pageHref} label="Last page" />
    </Group>
  );
}

function pageHref(page: number) {
  return `/styleguide?page=${page}`;
}

function MenuGroup() {
  return (
    <Group title="Menu">
      <div className="row">
        <Menu
          trigger={
            <>
              Filter By
              <Icon name="down" size="s" />
            </>
          }
          align="start"
          name="styleguide-menu"
          triggerClassName="btn btn--secondary btn--s"
        >
          <MenuButton>My questions</MenuButton>
          <MenuButton>{longText}</MenuButton>
        </Menu>
        <Menu
          label="Account menu"
          trigger={<Icon name="user" />}
          align="start"
          name="styleguide-menu"
        >
          <MenuLink to="/styleguide" current>
            Styleguide
          </MenuLink>
          <MenuLink to="/">Home</MenuLink>
          <MenuButton>
            <Icon name="theme" size="s" />
            Dark theme
          </MenuButton>
        </Menu>
      </div>
    </Group>
  );
}

function DialogGroup() {
  const [open, setOpen] = useState<"short" | "long" | null>(null);
  const toast = useToast();
  const close = () => setOpen(null);

  return (
    <Group title="Dialog">
      <div className="row">
        <Button type="button" variant="secondary" onClick={() => setOpen("short")}>
          Open a dialog
        </Button>
        <Button type="button" variant="secondary" onClick={() => setOpen("long")}>
          Open a long dialog
        </Button>
      </div>
      <Dialog
        open={open === "short"}
        onOpenChange={close}
        title="Sign in Required"
        description="Sign in to post your review. What you wrote stays here."
        footer={
          <>
            <Button type="button" variant="secondary" size="s" onClick={close}>
              Cancel
            </Button>
            <Button type="button" size="s" onClick={() => toast({ title: "Signed in" })}>
              Sign In
            </Button>
          </>
        }
      />
      <Dialog
        open={open === "long"}
        onOpenChange={close}
        title={longText}
        wide
        footer={
          <Button type="button" size="s" onClick={close}>
            Close
          </Button>
        }
      >
        <TextField label="Your name" inputProps={{ name: "dialog-name" }} />
        <Prose>
          {Array.from({ length: 12 }, (_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same sentence, twelve times
            <p key={index}>{longText}.</p>
          ))}
        </Prose>
      </Dialog>
    </Group>
  );
}

function BadgeGroup() {
  return (
    <Group title="Badges, chips and tags">
      <div className="row">
        <Badge>In progress</Badge>
        <Badge tone="ok">
          <Icon name="check" />
          Completed
        </Badge>
        <Badge tone="warn">Waiting</Badge>
        <Badge tone="bad">Refused</Badge>
        <Badge tone="lamp">New</Badge>
        <Badge tone="plain">
          <Icon name="lock" />
          Locked
        </Badge>
        <LevelBadge level="beginner" />
        <LevelBadge level="intermediate" />
        <LevelBadge level="advanced" />
        <span className="demo">Demo content</span>
      </div>
      <div className="row">
        <button className="chip" type="button" aria-pressed="false">
          planning
        </button>
        <button className="chip" type="button" aria-pressed="true">
          teaching
        </button>
        <button className={`chip ${focused}`} type="button" aria-pressed="false">
          focused
        </button>
        <span className="tag">e-mail</span>
        <a className="tag" href="#tags">
          a tag with a page
        </a>
        <span className="initial" aria-hidden="true">
          M
        </span>
        <span className="initial initial--s" aria-hidden="true">
          R
        </span>
      </div>
    </Group>
  );
}

function CardGroup() {
  return (
    <Group title="Cards">
      <div className="grid-3">
        <Card>
          <h3>A card</h3>
          <p className="muted mt-2">Most things that can be opened stand on one of these.</p>
        </Card>
        <Card look="lit">
          <h3>In the light</h3>
          <p className="mt-2">The one thing to do next.</p>
        </Card>
        <Card look="flat">
          <h3>{longWord}</h3>
          <p className="muted mt-2">{longText}</p>
        </Card>
      </div>
    </Group>
  );
}

function ProgressGroup() {
  return (
    <Group title="Progress">
      <div className="grid max-w-xl grid-cols-1 gap-6">
        <ProgressBar label="Nothing done" value={0} />
        <ProgressBar label="Your path" value={40} valueText="40% done, 2 of 5 steps" />
        <ProgressBar label="All done" value={100} />
        <Lamps count={6} current={1} label="Step 1 of 6" />
        <Lamps count={6} current={3} label="Step 3 of 6" valueText="Step 3 of 6, your level" />
        <Lamps count={6} current={7} label="All six steps done" />
      </div>
    </Group>
  );
}

function LoadingGroup() {
  return (
    <Group title="Loading">
      <div className="row">
        <Busy>Loading articles...</Busy>
        <Spinner />
      </div>
      <SkeletonGroup label="Loading items" className="grid-3">
        <SkeletonCard />
        <SkeletonCard />
        <SkeletonCard cover={false} />
      </SkeletonGroup>
    </Group>
  );
}

function EmptyGroup() {
  return (
    <Group title="Nothing here">
      <div className="grid-3">
        <EmptyState
          title="No items found"
          action={
            <ButtonLink to="/styleguide" variant="secondary" size="s">
              Clear all filters
            </ButtonLink>
          }
        >
          Nothing matches all of your filters. Take one away, or start again.
        </EmptyState>
        <EmptyState title="No questions found." />
        <EmptyState title={longText}>{longText}</EmptyState>
      </div>
    </Group>
  );
}

function ErrorGroup() {
  const [pending, setPending] = useState(false);
  return (
    <Group title="Something failed">
      <ErrorNote
        title="Error loading questions. Please try again."
        retry={{
          label: "Retry",
          pending,
          onRetry: () => {
            setPending(true);
            setTimeout(() => setPending(false), 2000);
          },
        }}
      />
      <ErrorNote title="Failed to load articles" retry={{ label: "Try Again", to: "/styleguide" }}>
        The rest of the page still works.
      </ErrorNote>
      <ErrorNote title={longText} retry={{ label: "Try Again", to: "/styleguide" }} />
    </Group>
  );
}

const messages: (ToastOptions & { button: string })[] = [
  {
    button: "A message",
    title: "Added to cart",
    description: "Item was added to your cart successfully.",
  },
  {
    button: "A refusal",
    title: "Title too short",
    description: "Please provide a more descriptive title (at least 15 characters).",
    variant: "destructive",
  },
  { button: "Only a title", title: "Cart cleared" },
  {
    button: "With an action",
    title: "Item removed",
    description: "Item removed from your cart.",
    action: { label: "Undo", altText: "Add the item again from its page", onSelect: () => {} },
  },
  { button: "Long words", title: longText, description: `${longText} ${longWord}` },
];

function MessageGroup() {
  const toast = useToast();
  return (
    <Group title="Messages">
      <div className="row">
        {messages.map(({ button, ...message }) => (
          <Button key={button} type="button" variant="secondary" onClick={() => toast(message)}>
            {button}
          </Button>
        ))}
      </div>
    </Group>
  );
}

const sample = `<p>So put the text <em>into</em> your prompt, and say <strong>what you want back</strong>.</p>
<h3>How to do it</h3>
<ol><li>Write your request in one sentence.</li><li>Put a line with <code>Text:</code> under it.</li></ol>
<blockquote><p>Name the headings and give a length for each.</p></blockquote>
<pre><code>Summarise the notes below for people who missed the meeting.
Three headings: Decided, To do, Open. At most five lines under each.</code></pre>
<ul><li>Take out names first.</li><li>Read the answer against your notes.</li></ul>
<table><thead><tr><th>Point</th><th>State</th></tr></thead><tbody><tr><td>Task</td><td>Met</td></tr></tbody></table>`;

function ProseGroup() {
  return (
    <Group title="Prose">
      <Prose html={sample} />
    </Group>
  );
}
