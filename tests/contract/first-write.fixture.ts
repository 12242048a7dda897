/*
 * What a developer writes who has `/docs` and the client that openapi-typescript generated, and nothing else. The test
 * compiles it in strict TypeScript next to the generated file, and runs it.
 */
export const firstWriteProgram = `
import type { components, operations, paths } from './evenkeel.ts'

type AccountForm = operations['createAccount']['requestBody']['content']['application/json']
type Account = components['schemas']['Account']
type Refusal = components['schemas']['ErrorBody']
type Path = keyof paths

const cookies = new Map<string, string>()

async function call(origin: string, method: string, path: string, body?: unknown, headers: Record<string, string> = {}) {
  const answer = await fetch(origin + path, {
    method,
    headers: {
      'Content-Type': 'application/json',
      'X-XSRF-TOKEN': cookies.get('XSRF-TOKEN') ?? '',
      RequestVerificationToken: cookies.get('RequestVerificationToken') ?? '',
      Cookie: [...cookies].map((pair) => pair.join('=')).join('; '),
      ...headers,
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  for (const line of answer.headers.getSetCookie()) {
    const [name = '', value = ''] = (line.split(';')[0] ?? '').split('=')
    cookies.set(name, value)
  }
  if (!answer.ok) {
    const refusal: Refusal = await answer.json()
    throw new Error(path + ': ' + refusal.code + ' ' + refusal.message)
  }
  return answer
}

const session: Path = '/webapi/v1/auth/session'
const login: Path = '/webapi/v1/auth/login'
const create: Path = '/webapi/v1/user/account/create'
const all: Path = '/webapi/v1/user/account/all'

export async function firstWrite(origin: string): Promise<{ created: Account; after: Account[] }> {
  await call(origin, 'GET', session)
  const form: operations['login']['requestBody']['content']['application/json'] = {
    userName: 'sam@evenkeel.example',
    password: 'Quiet-Harbor-42',
  }
  await call(origin, 'POST', login, form)
  const account: AccountForm = { category: 'Cash', type: 'Savings', name: 'Rainy day', balance: 250 }
  const answer = await call(origin, 'POST', create, account, { 'Idempotency-Key': crypto.randomUUID() })
  const created: Account = await answer.json()
  const undo: operations['undoChange']['parameters']['path'] = { changeId: Number(answer.headers.get('Evenkeel-Change')) }
  await call(origin, 'POST', '/webapi/v1/changes/' + undo.changeId + '/undo')
  const after: Account[] = await (await call(origin, 'POST', all)).json()
  return { created, after }
}

const status: components['schemas']['PlanStatus'] = 2
const plan: operations['plan']['parameters']['path'] = { planType: 1 }
export const typed = [status, plan]
`

/** A mistake that the generated types find: there are twelve plans. */
export const wrongProgram = `
import type { operations } from './evenkeel.ts'
export const plan: operations['plan']['parameters']['path'] = { planType: 99 }
`
