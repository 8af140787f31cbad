import "~/components/account/account.css";

import type { SubmissionResult } from "@conform-to/react";
import { Form, useNavigation } from "@remix-run/react";

import { Button } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { SelectField } from "~/components/ui/field";
import { spokenZone } from "~/content/time-zone-names";

interface Props {
  timeZone: string | null;
  timeZones: readonly string[];
  siteTimeZone: string;
  lastResult: SubmissionResult<string[]> | undefined;
}

export function TimeZoneForm({ timeZone, timeZones, siteTimeZone, lastResult }: Props) {
  const isPending = useNavigation().formData?.get("intent") === "time-zone";

  return (
    <Card as="section" className="setting">
      <h2>Time zone</h2>
      <p>
        It decides when a day of your streak begins: at three in the night, where you are.
        {timeZone === null
          ? ` Until you choose one, we count in ${spokenZone(siteTimeZone)}.`
          : null}
      </p>
      <Form method="post" className="setting__row" preventScrollReset>
        <SelectField
          label="Time zone"
          placeholder={timeZone === null ? "Choose your time zone" : undefined}
          errors={lastResult?.error?.timeZone ?? undefined}
          options={timeZones.map((zone) => ({ value: zone, label: spokenZone(zone) }))}
          inputProps={{
            // A new control when the browser told its zone after this page was drawn.
            key: timeZone,
            name: "timeZone",
            defaultValue: timeZone ?? "",
          }}
        />
        <Button
          variant="tonal"
          name="intent"
          value="time-zone"
          pending={isPending}
          pendingLabel="Saving..."
        >
          Save time zone
        </Button>
      </Form>
    </Card>
  );
}
