import { nameValues } from '../contract/name-values.ts'

/** The keys of an id with a catalog of ours, and those next to it that hold the name. What people name themselves is under others. */
const namedBeside: Readonly<Record<string, readonly string[]>> = {
  goalType: ['name', 'goalName', 'description'],
  planType: ['name', 'planName'],
  expenseCategoryId: ['name'],
  categoryId: ['name', 'categoryName', 'category'],
  preferenceId: ['name'],
  questionId: ['text', 'heading'],
  answerId: ['text'],
  id: ['name'],
  ruleBookId: ['name', 'source'],
  // A next step, with the reason below it.
  snoozedUntil: ['title', 'description'],
  issue: ['issueMessage'],
  // What a company asks at the registration.
  inputType: ['label'],
  // What someone else did, in the log of accesses.
  event: ['what'],
  // The text of a page before signing in.
  links: ['title', 'body'],
}

/** Keys of ids whose objects people name themselves. */
const ownNames = ['ownCategoryId', 'scenarioId', 'draftId']

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function translatedKeys(object: Readonly<Record<string, unknown>>): ReadonlySet<string> {
  if (ownNames.some((key) => key in object)) return new Set()
  const beside = Object.entries(namedBeside).flatMap(([id, keys]) => (id in object ? keys : []))
  return new Set('code' in object && 'message' in object ? [...beside, 'message'] : beside)
}

/** Returns a JSON value with our own names and messages in another language. Every other text stays as it is. */
export function translateAnswer(value: unknown, named: (name: string) => string): unknown {
  if (Array.isArray(value)) return value.map((item) => translateAnswer(item, named))
  if (!isObject(value)) return value
  const keys = translatedKeys(value)
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => {
      if (typeof inner === 'string' && keys.has(key)) return [key, named(inner)]
      if (key === 'values' && 'amounts' in value && isObject(inner)) return [key, nameValues(inner, named)]
      const isErrors = key === 'Errors' && Array.isArray(inner)
      return [key, isErrors ? inner.map((text) => named(String(text))) : translateAnswer(inner, named)]
    }),
  )
}
