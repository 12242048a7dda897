import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { id, nothing, pathId, requiredText } from '../primitives.ts'
import { planVerdict } from '../verdict.ts'
import { numberText } from './fields.ts'

/** How many scenarios a person may keep for one plan. */
export const maxScenarios = 3

const maxChanges = 20
export const maxScenarioName = 40

/** A field of the plan's input: `retirementPlanDetails.retirementAge`, `oneOffs`. */
const inputPath = z
  .string('Field required')
  .check(z.regex(/^[a-zA-Z]{1,40}(\.[a-zA-Z]{1,40}){0,3}$/, 'Please enter a valid value.'))

/** What a plan comes to. Those of retirement are null for debts, and the other way round. */
export const scenarioFigures = z.object({
  /** Of 100 simulated ones. */
  futures: z.nullable(z.number()),
  /** The most that can be spent, in today's dollars. */
  spendingAMonth: z.nullable(z.number()),
  /** In today's dollars. */
  fundAtRetirement: z.nullable(z.number()),
  months: z.nullable(z.number()),
  payoffDate: z.nullable(z.string()),
  totalInterest: z.nullable(z.number()),
  /** How good it is; null for what is paid today, which is no plan. */
  verdict: planVerdict,
})
export type ScenarioFigures = z.infer<typeof scenarioFigures>

export const planScenario = z.object({
  scenarioId: id,
  name: z.string(),
  /** Values in the form of the plan's input, which is checked with them. */
  changes: z.array(z.object({ path: z.string(), value: z.unknown() })),
  /** Null where the changes no longer make a plan. */
  figures: z.nullable(scenarioFigures),
})
export type PlanScenario = z.infer<typeof planScenario>

export const planScenarios = z.object({
  planType: z.number(),
  asOf: z.string(),
  /** With what the person saves or pays today; null where that is not known. */
  today: z.nullable(scenarioFigures),
  /** The plan's choices with today's facts; null without a plan that can be worked out. */
  plan: z.nullable(scenarioFigures),
  scenarios: z.array(planScenario),
})
export type PlanScenarios = z.infer<typeof planScenarios>

export const scenarioForm = z.object({
  planType: z.number('Please enter a valid number.'),
  name: requiredText(maxScenarioName),
  changes: z
    .array(z.object({ path: inputPath, value: z.unknown() }))
    .check(z.minLength(1, 'Field required'), z.maxLength(maxChanges, 'Please enter a valid value.')),
})
export type ScenarioForm = z.infer<typeof scenarioForm>

export const scenarioEndpoints = {
  planScenarios: endpoint('planScenarios', {
    summary: 'List the saved scenarios of plan 1 or 3 with their results, beside the plan’s and today’s.',
    who: 'employee',
    query: z.object({ planType: z.pipe(numberText, z.transform(Number)) }),
    answer: planScenarios,
  }),
  addPlanScenario: endpoint('addPlanScenario', {
    summary: 'Save a named scenario of plan 1 or 3, at most three for each. The plan doesn’t change.',
    who: 'employee',
    body: scenarioForm,
    answer: planScenario,
    errors: [10001],
  }),
  deletePlanScenario: endpoint('deletePlanScenario', {
    summary: 'Delete a scenario.',
    who: 'employee',
    params: z.object({ scenarioId: pathId }),
    answer: nothing,
    ids: { 'params.scenarioId': 'planScenario' },
  }),
}
