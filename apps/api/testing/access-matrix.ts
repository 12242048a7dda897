import type { Endpoint } from '@evenkeel/api-client/contract/endpoint'
import { endpoints } from '@evenkeel/api-client/contract/endpoints'
import type { EndpointName } from '@evenkeel/api-client/contract/paths'
import { allowedRoles } from '../src/http/access.ts'
import { type JsonSchema, splitKinds, toJsonSchema } from '../src/http/openapi/json-schema.ts'

const table: readonly Endpoint[] = Object.values(endpoints)
const byPath = (a: Endpoint, b: Endpoint) => (`${a.path} ${a.method}` < `${b.path} ${b.method}` ? -1 : 1)

/** Returns whose data a role reaches by a call; empty if the role is refused. */
export function describeReach(endpoint: Endpoint, role: 0 | 1 | 2): string {
  if (endpoint.who === 'public') return 'yes'
  if (!allowedRoles(endpoint).includes(role)) return ''
  if (endpoint.who === 'employee') return 'own'
  if (endpoint.who === 'signed-in') return 'own sign-in'
  if (endpoint.about) return role === 1 ? 'assigned' : 'granted'
  return role === 1 ? 'own people' : 'directory'
}

/** Returns the names of all fields of an answer, in the order in which they first occur: `items[].email`. */
export function listFields(schema: JsonSchema | boolean, path = ''): string[] {
  if (typeof schema === 'boolean') return []
  return [...new Set(splitKinds(schema).kinds.flatMap((kind) => fieldsOfKind(kind, path)))]
}

function fieldsOfKind(schema: JsonSchema, path: string): string[] {
  if (schema.items && !Array.isArray(schema.items)) return listFields(schema.items, `${path}[]`)
  if (!schema.properties) return path === '' ? [] : [path]
  return Object.entries(schema.properties).flatMap(([name, field]) =>
    listFields(field, path === '' ? name : `${path}.${name}`),
  )
}

/** A staff call with exactly the answer of an employee's call is described by that call's name. */
const sameAs: Partial<Record<EndpointName, EndpointName>> = {
  staffPlan: 'plan',
  staffBudgets: 'budgets',
  staffSpending: 'spending',
  staffCashFlow: 'cashFlow',
}

const answerFields = (endpoint: Endpoint): string => {
  const same = sameAs[endpoint.name]
  if (same && endpoints[same].answer === endpoint.answer) return `all of \`${same}\``
  return (
    listFields(toJsonSchema(endpoint.answer, 'output'))
      .map((field) => `\`${field}\``)
      .join(' ') || 'nothing'
  )
}

const line = (...cells: readonly string[]) => `| ${cells.join(' | ')} |`

const callLine = (endpoint: Endpoint) =>
  line(
    `\`${endpoint.method} ${endpoint.path}\``,
    endpoint.who === 'public' ? 'yes' : '',
    describeReach(endpoint, 0),
    describeReach(endpoint, 1),
    describeReach(endpoint, 2),
    endpoint.who === 'public' || endpoint.beforeTerms ? 'yes' : '',
    Object.keys(endpoint.widgets ?? {}).join(', '),
  )

/** Returns the page `docs/access.md`: who may make which call, and what planners and staff can read. */
export function accessMatrix(): string {
  const calls = table.toSorted(byPath)
  return `${[
    '# Who may call what',
    '',
    'Made from the endpoint table (`packages/api-client/src/contract`) and held against it by a test; `npx vitest --project api access-matrix -u` writes it again.',
    'What is not in a cell is refused: there is no other way in.',
    '',
    '- **own**: the signed-in employee’s data, and no one else’s. **own sign-in**: the caller’s own session, password and second factor.',
    '- **assigned**: an employee who is assigned to this planner at this moment; anyone else is answered 404, like an unknown one. What the employee does not share with their planner is answered 403.',
    '- **granted**: an employee who this staff member has a current grant for; without one 403. A grant has a reason and an end, seven days ahead at most, and the employee can end it at once.',
    '- Every call that is *assigned* or *granted* leaves a line that the employee reads under `GET /webapi/v1/profile/access-log`. On such a call the employee’s ledger is opened for reading: whatever it would change is rolled back, except the planner’s own drafts and proposals.',
    '- **own people**: names and emails of the planner’s employees. **directory**: names and emails of employees, and companies. No one’s figures.',
    '- There is no role for an employer. Planners and staff sign in with a second factor, always.',
    '- *Before terms*: may be called before the terms of use in force are accepted. *Widgets*: may also be called with the token of that widget.',
    '',
    line('Call', 'No session', 'Employee', 'Planner', 'Staff', 'Before terms', 'Widgets'),
    line('---', '---', '---', '---', '---', '---', '---'),
    ...calls.map(callLine),
    '',
    '## What planners and staff can read',
    '',
    line('Call', 'Answer'),
    line('---', '---'),
    ...calls
      .filter(({ who }) => who === 'staff')
      .map((endpoint) => line(`\`${endpoint.name}\``, answerFields(endpoint))),
  ].join('\n')}\n`
}
