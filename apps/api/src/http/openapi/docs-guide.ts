import { callBudget } from '../../identity/budgets.ts'
import { html } from 'hono/html'
import { copyBlock } from './docs-call.ts'
import type { Html } from './docs-shape.ts'

const setUp = `EVENKEEL=http://localhost:4600
KEY=first-write-$(date +%s)
token() { awk -v name="$1" '$6 ~ name"$" { print $7 }' evenkeel.cookies; }`

const visit = `curl -sS -c evenkeel.cookies "$EVENKEEL/webapi/v1/auth/session"`

const tokens = `-H "X-XSRF-TOKEN: $(token XSRF-TOKEN)" \\
  -H "RequestVerificationToken: $(token RequestVerificationToken)"`

const signIn = `curl -sS -b evenkeel.cookies -c evenkeel.cookies "$EVENKEEL/webapi/v1/auth/login" \\
  ${tokens} \\
  -H "Content-Type: application/json" \\
  -d '{"userName":"sam@evenkeel.example","password":"Quiet-Harbor-42"}'`

const read = `curl -sS -b evenkeel.cookies -X POST "$EVENKEEL/webapi/v1/user/account/all" \\
  ${tokens}`

const write = `curl -sS -i -b evenkeel.cookies "$EVENKEEL/webapi/v1/user/account/create" \\
  ${tokens} \\
  -H "Content-Type: application/json" \\
  -H "Idempotency-Key: $KEY" \\
  -d '{"category":"Cash","type":"Savings","name":"Rainy day","balance":250}'`

const undo = `curl -sS -b evenkeel.cookies -X POST "$EVENKEEL/webapi/v1/changes/$CHANGE/undo" \\
  ${tokens}`

/** Returns the steps from nothing to a write that is repeated and undone. A test runs the commands as they are here. */
export const quickStart = (): Html =>
  html`<section id="quick-start" aria-labelledby="quick-start-title" class="card">
    <h2 id="quick-start-title">Quick start</h2>
    <p>
      Sign in, write once, and undo it, in about ten minutes. You need curl and a running demo:
      <code>npm start</code> serves one at <code>http://localhost:4600</code> with the people and the password below.
    </p>
    <ol class="steps">
      <li>
        <p>
          Set the address of Evenkeel, a key for your write, and a function that reads a token from the cookie file.
        </p>
        ${copyBlock('Set up', setUp, 'set-up')}
      </li>
      <li>
        <p>Get the two anti-forgery cookies. The answer says that no one is signed in yet.</p>
        ${copyBlock('Get tokens', visit, 'visit')}
      </li>
      <li>
        <p>
          Sign in. Each write sends the value of both cookies in two headers. Signing in sets a session cookie and new
          tokens; <code>token</code> reads the newest. If the answer lists <code>secondFactor</code>, go on with
          <a href="#secondFactorChallenge">secondFactorChallenge</a>.
        </p>
        ${copyBlock('Sign in', signIn, 'sign-in')}
      </li>
      <li>
        <p>List the accounts. This call only reads, but every POST needs the tokens.</p>
        ${copyBlock('Read', read, 'read')}
      </li>
      <li>
        <p>
          Create a manual account. <code>-i</code> shows the headers: <code>Evenkeel-Change</code> has the id of the
          change. Run it again: the same <code>Idempotency-Key</code> returns the same answer and creates nothing.
        </p>
        ${copyBlock('First write', write, 'write')}
      </li>
      <li>
        <p>Undo it. Replace 12 with the id from <code>Evenkeel-Change</code>.</p>
        ${copyBlock('Undo', `CHANGE=12\n${undo}`, 'undo')}
      </li>
    </ol>
  </section>`

const rules: readonly (readonly [title: string, text: string])[] = [
  [
    'Anti-forgery tokens',
    'POST, PUT, PATCH and DELETE need the headers `X-XSRF-TOKEN` and `RequestVerificationToken`. Their values are those of the cookies `XSRF-TOKEN` and `RequestVerificationToken` (over https with the prefix `__Host-`). Without them the answer is 403, and its `help` says what is missing. `GET /webapi/v1/auth/session` sets the cookies; signing in and out replaces them.',
  ],
  [
    'Session',
    'A cookie, for 30 minutes after the last action. `Evenkeel-Session-Seconds` says how many seconds are left. After that the answer is 401.',
  ],
  [
    'Repeat a write',
    'Send an `Idempotency-Key` of your own, 1 to 200 printable characters. For 24 hours a repeat with the same input returns the first answer. The same key with another input is refused (400, code 10000).',
  ],
  [
    'Undo',
    'A call that changed something returns the id of the change in the header `Evenkeel-Change`. `POST /webapi/v1/changes/{changeId}/undo` undoes it, unless a later change depends on it (400, code 10000).',
  ],
  [
    'Errors',
    'Every refusal has the body `{code, message}`. `Items` names each field and what is wrong with it; `help` says what to change in the request. Quote `X-Request-Id` when you ask for help: the log has the same id.',
  ],
  [
    'Limits',
    `A body has at most 64 KiB unless the call says otherwise. Sign-in, codes and company search are limited by network and account. One person may send ${callBudget.writesInMinute} writes a minute, and ${callBudget.longInMinute} bank files, exports, undos and changes by rule together. A refusal is 429 or 503; wait as many seconds as \`Retry-After\` says.`,
  ],
  [
    'Lists',
    'A list is a JSON array. Long lists take `page`, from 1, and `pageSize`, at most 500, and return `paging`.',
  ],
  [
    'Values',
    'Amounts are dollars with at most two decimals. Shares and rates are fractions: 0.065 is 6.5%. Ids are whole numbers. Moments are ISO 8601 in UTC, days are midnight UTC, months are `2026-11`.',
  ],
  [
    'Versions',
    'A later release may add fields to an answer and optional fields to a body. Ignore fields that you do not know.',
  ],
  ['Client', 'Generate one from `/openapi.json`: `npx openapi-typescript "$EVENKEEL/openapi.json" -o evenkeel.ts`.'],
]

const withCode = (text: string): Html =>
  html`${text.split('`').map((part, index) => (index % 2 === 1 ? html`<code>${part}</code>` : part))}`

/** Returns what holds for every call. */
export const commonRules = (): Html =>
  html`<section id="rules" aria-labelledby="rules-title" class="card">
    <h2 id="rules-title">For every call</h2>
    ${rules.map(
      ([title, text]) =>
        html`<h3>${title}</h3>
          <p>${withCode(text)}</p>`,
    )}
  </section>`
