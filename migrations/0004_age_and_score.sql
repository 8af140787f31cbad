ALTER TABLE `users` ADD `age_group_at` integer;--> statement-breakpoint
-- Written by hand: nobody knows when those who are here told their age, so it counts from their first day.
UPDATE `users` SET `age_group_at` = `created_at` WHERE `age_group` IS NOT NULL;
--> statement-breakpoint
-- Written by hand: the points of a score are counted otherwise now (see docs/decisions/0020).
UPDATE `users` SET `ai_skill_score` =
  (SELECT CASE WHEN EXISTS (SELECT 1 FROM `learning_paths` WHERE `user_id` = `users`.`id`) THEN 12 ELSE 0 END)
  + (SELECT 4 * min(10, count(`mastery`)) + (2 * coalesce(sum(`worth` * `mastery`), 0) + 210000) / 420000
    FROM (
      SELECT known.`worth`, CASE
        WHEN shown.`mixed_at` IS NOT NULL THEN 10
        WHEN shown.`passed_again_at` IS NOT NULL THEN 8
        WHEN shown.`passed_at` IS NOT NULL THEN 5 END AS `mastery`
      FROM `skill_progress` AS shown
      JOIN (SELECT `value` AS `worth`, `key` AS `skill_id` FROM json_each(
        '{"what-ai-tools-are":36000,"how-a-model-writes":36000,"what-a-model-knows":36000,"strengths-and-limits":36000,"choose-a-tool":36000,"what-fits-in-a-chat":36000,"tools-that-act":36000,"one-clear-task":35280,"say-who-it-is-for":35280,"give-context":35280,"choose-the-shape":35280,"improve-in-rounds":35280,"give-the-material":35280,"set-requirements":35280,"show-an-example":35280,"split-big-tasks":35280,"build-a-reusable-prompt":35280,"spot-made-up-facts":42000,"spot-fakes":42000,"check-sources":42000,"check-numbers":42000,"notice-bias":42000,"test-before-you-trust":42000,"protect-private-data":25200,"say-when-ai-helped":25200,"keep-your-own-judgement":25200,"know-the-rules":25200,"respect-rights":25200,"keep-a-person-in-charge":25200}'
      )) AS known ON known.`skill_id` = shown.`skill_id`
      WHERE shown.`user_id` = `users`.`id`
    ));
