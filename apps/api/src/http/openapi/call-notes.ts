import type { Endpoint } from '@evenkeel/api-client/contract/endpoint'
import type { ErrorCode } from '@evenkeel/api-client/contract/errors'
import { canChange, isRepeatable, needsAntiForgery } from './common-parts.ts'

/** Error codes that every call can return, in addition to its own. */
const commonCodes = [-1, 10000, 10001] as const satisfies readonly ErrorCode[]

/** Returns the error codes of a call, in the order of the catalog. */
export function listErrorCodes({ errors = [] }: Pick<Endpoint, 'errors'>): ErrorCode[] {
  return [...new Set([...commonCodes, ...errors])].toSorted((a, b) => a - b)
}

/** Who may make a call, as a phrase. */
function audienceOf({ who, staffOnly, plannerOnly }: Endpoint): string {
  if (plannerOnly) return 'Planner of the employee'
  return staffOnly ? 'Evenkeel staff' : audienceTexts[who]
}

const audienceTexts = {
  public: 'Anyone; no session needed',
  employee: 'The signed-in employee',
  'signed-in': 'Anyone who is signed in',
  staff: 'The employee’s planner, or Evenkeel staff with access',
} as const

/** Returns what holds for a call besides its own summary. */
export function notesOf(endpoint: Endpoint): string[] {
  const { widgets, isPoll, bodyByParam } = endpoint
  return [
    `${audienceOf(endpoint)}.`,
    ...(widgets ? [`Widgets with their token: ${Object.keys(widgets).join(', ')}.`] : []),
    ...(needsAntiForgery(endpoint) ? ['Needs the anti-forgery tokens.'] : []),
    ...(isRepeatable(endpoint) ? ['Safe to repeat with an `Idempotency-Key`.'] : []),
    ...(canChange(endpoint) ? ['If the answer has `Evenkeel-Change`, that id undoes the change.'] : []),
    ...(isPoll ? ['Doesn’t extend the session.'] : []),
    ...(bodyByParam ? [`The body depends on \`${bodyByParam.param}\`.`] : []),
  ]
}
