import { Card } from "~/components/ui/card";
import { CheckboxField, SelectField, TextareaField, TextField } from "~/components/ui/field";
import { Icon } from "~/components/ui/icon";
import { OptionButton, RadioCards } from "~/components/ui/radio-cards";
import { focused, Group, longText, longWord } from "./group";

const categories = [
  { value: "productivity", label: "Productivity" },
  { value: "education", label: "Education" },
  { value: "retired", label: "No longer offered", disabled: true },
];

export function FieldGroup() {
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

export function ChoiceGroup() {
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
