CREATE TABLE `household_fact` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`key` text NOT NULL,
	`value` text NOT NULL,
	`said_at` text NOT NULL
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `household_fact_key` ON `household_fact` (`key`);--> statement-breakpoint
ALTER TABLE `next_step` ADD `said_at` text;--> statement-breakpoint
ALTER TABLE `plan` ADD `own_paths` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE `plan` ADD `draft_own_paths` text;--> statement-breakpoint
ALTER TABLE `plan` ADD `draft_revision` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `plan` ADD `draft_step` text;--> statement-breakpoint
ALTER TABLE `plan` ADD `draft_saved_at` text;--> statement-breakpoint
ALTER TABLE `plan` ADD `futures` integer;--> statement-breakpoint
ALTER TABLE `plan` ADD `futures_key` text;--> statement-breakpoint
-- What committed plans say becomes the household's, so that nobody is asked again. No input and no result changes: a plan that
-- says something else than the household keeps it as its own. What a plan was prefilled with says nothing.
WITH committed AS (
  SELECT id, plan_type, committed_input AS input, coalesce(committed_at, '1970-01-01T00:00:00.000Z') AS at,
    coalesce(json_extract(committed_input, '$.isOverridden'), 0) = 1 OR NOT EXISTS (SELECT 1 FROM plan_link WHERE plan_id = plan.id) AS is_typed
  FROM plan WHERE committed_input IS NOT NULL
), path(plan_type, key, path, usual, needs_typed) AS (VALUES
  (1, 'incomeGrowth', '$.personalInformation.expectedAnnualIncomeIncrease', 0.025, 0),
  (1, 'savingsRate', '$.retirementSavings.employerSponsoredSavingsRate', 0, 0),
  (1, 'partnerSavingsRate', '$.retirementSavings.spouseEmployerSponsoredSavingsRate', 0, 0),
  (1, 'partnerEmployerMatch', '$.retirementSavings.spouseEmployerMatch', 0, 0),
  (1, 'otherContributions', '$.retirementSavings.otherContributions', 0, 0),
  (1, 'partnerOtherContributions', '$.retirementSavings.spouseOtherContributions', 0, 0),
  (1, 'retirementAge', '$.retirementPlanDetails.retirementAge', 62, 0),
  (1, 'partnerRetirementAge', '$.retirementPlanDetails.spouseRetirementAge', 62, 0),
  (1, 'lifeExpectancy', '$.retirementPlanDetails.lifeExpectancy', 90, 0),
  (1, 'partnerLifeExpectancy', '$.retirementPlanDetails.spouseLifeExpectancy', 90, 0),
  (1, 'retirementExpenses', '$.retirementPlanDetails.monthlyExpenses', -1, 0),
  (1, 'socialSecurity', '$.yourIncome.socialSecurity', 0, 0),
  (1, 'partnerSocialSecurity', '$.spouseIncome.socialSecurity', 0, 0),
  (1, 'lumpSum', '$.yourIncome.lumpSumArRetirement', 0, 0),
  (1, 'partnerLumpSum', '$.spouseIncome.lumpSumArRetirement', 0, 0),
  (1, 'retirementFund', '$.retirementSavings.retirementFund', -1, 1),
  (4, 'essentialExpenses', '$.monthlyHouseHoldLivingExpenses', -1, 0),
  (4, 'emergencySavings', '$.emergencySavingsBalance', -1, 1),
  (5, 'savingsRate', '$.savingsRate', 0, 0),
  (6, 'retirementAge', '$.retirementAge', 62, 0),
  (6, 'lifeCover', '$.existingInsurance', 0, 1),
  (8, 'disabilityBenefit', '$.employerMonthlyBenefit', 0, 0),
  (8, 'waitingMonths', '$.waitingPeriodMonths', 3, 0),
  (9, 'partnerRetirementAge', '$.partnerRetirementAge', 62, 0),
  (9, 'partnerLifeCover', '$.existingInsurance', 0, 1),
  (12, 'retirementAge', '$.retirementAge', 62, 0),
  (12, 'lifeExpectancy', '$.lifeExpectancy', 90, 0)
), said AS (
  SELECT key, input -> path AS value, at, plan_type FROM committed JOIN path USING (plan_type)
  WHERE json_type(input, path) IN ('integer', 'real') AND json_extract(input, path) <> usual AND (is_typed OR NOT needs_typed)
  UNION ALL SELECT 'pension', input -> '$.yourIncome.pension', at, 1 FROM committed
    WHERE plan_type = 1 AND json_extract(input, '$.yourIncome.pension.annualPensionIncome') > 0
  UNION ALL SELECT 'partnerPension', input -> '$.spouseIncome.pension', at, 1 FROM committed
    WHERE plan_type = 1 AND json_extract(input, '$.spouseIncome.pension.annualPensionIncome') > 0
  UNION ALL SELECT 'otherIncome', json_object('amount', input -> '$.yourIncome.otherIncome', 'years', json_extract(input, '$.yourIncome.otherIncomeYears')), at, 1
    FROM committed WHERE plan_type = 1 AND json_extract(input, '$.yourIncome.otherIncome') > 0
  UNION ALL SELECT 'partnerOtherIncome', json_object('amount', input -> '$.spouseIncome.otherIncome', 'years', json_extract(input, '$.spouseIncome.otherIncomeYears')), at, 1
    FROM committed WHERE plan_type = 1 AND json_extract(input, '$.spouseIncome.otherIncome') > 0
), first AS (
  SELECT key, value, at, row_number() OVER (PARTITION BY key ORDER BY plan_type) AS place FROM said
)
INSERT INTO household_fact (id, key, value, said_at)
SELECT (SELECT (min(id) - 1) / 1000000000 * 1000000000 FROM plan) + row_number() OVER (ORDER BY key), key, value, at FROM first WHERE place = 1;
--> statement-breakpoint
WITH shared(plan_type, path, key, usual) AS (VALUES
  (5, 'savingsRate', 'savingsRate', 0), (6, 'retirementAge', 'retirementAge', 62),
  (9, 'partnerRetirementAge', 'partnerRetirementAge', 62), (12, 'retirementAge', 'retirementAge', 62),
  (12, 'lifeExpectancy', 'lifeExpectancy', 90)
), always(plan_type, path) AS (
  VALUES (6, 'childAges'), (6, 'debts'), (9, 'childAges'), (9, 'debts'), (10, 'childAges')
), own(plan_type, path) AS (
  -- At most five in a compound SELECT: Durable Objects take no more.
  SELECT plan_type, path FROM always
  UNION ALL SELECT plan_type, shared.path FROM plan JOIN shared USING (plan_type) LEFT JOIN household_fact ON household_fact.key = shared.key
    WHERE committed_input IS NOT NULL AND json_type(committed_input, '$.' || shared.path) IN ('integer', 'real')
      AND json_extract(committed_input, '$.' || shared.path) <> usual
      AND json_extract(committed_input, '$.' || shared.path) IS NOT json_extract(household_fact.value, '$')
  UNION ALL SELECT 1, 'retirementSavings.employerMatch' FROM plan
    WHERE plan_type = 1 AND json_extract(committed_input, '$.retirementSavings.employerMatch') > 0
)
UPDATE plan SET own_paths = (SELECT json_group_array(path) FROM own WHERE own.plan_type = plan.plan_type)
WHERE committed_input IS NOT NULL;
