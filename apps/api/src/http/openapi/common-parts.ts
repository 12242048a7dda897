import { changeHeader, pageHeader } from '@evenkeel/api-client/contract/changes'
import type { Endpoint } from '@evenkeel/api-client/contract/endpoint'
import { mayBeginSession, sessionHeader, timeZoneHeader } from '@evenkeel/api-client/contract/headers'
import { keepsAnswer } from '../idempotency.ts'

export type Json = Record<string, unknown>

const text = { type: 'string' }

/** Headers of answers that mean the same for every call. */
export const sharedHeaders = {
  RequestId: {
    description: 'Id of the request; support and the log find it by this',
    schema: text,
    example: 'q3Yk1Zx9',
  },
  SessionSeconds: {
    description: 'Seconds until the session ends without another action',
    schema: { type: 'integer' },
    example: 1800,
  },
  Change: {
    description:
      'Id of what the call changed; `POST /webapi/v1/changes/{changeId}/undo` undoes it. Absent if nothing changed',
    schema: { type: 'integer' },
    example: 1042,
  },
  RetryAfter: { description: 'Seconds to wait before the next try', schema: { type: 'integer' }, example: 30 },
}

/** Headers of requests that mean the same for every call. */
export const sharedParameters = {
  IdempotencyKey: {
    name: 'Idempotency-Key',
    in: 'header',
    required: false,
    description:
      'Your own key for this write, 1 to 200 printable characters. For 24 hours, a repeat with the same key and input returns the first answer and changes nothing. The same key with another input is refused (400, code 10000)',
    schema: { type: 'string', minLength: 1, maxLength: 200, pattern: '^[\\x21-\\x7e]+$' },
    example: 'b6c3a0d2-first-write',
  },
  Page: {
    name: pageHeader,
    in: 'header',
    required: false,
    description: 'Widget and origin of the page that makes the change',
    schema: text,
    example: 'accounts https://intranet.example',
  },
  TimeZone: {
    name: timeZoneHeader,
    in: 'header',
    required: false,
    description: 'Time zone of the browser',
    schema: text,
    example: 'America/New_York',
  },
}

const headerReference = (name: keyof typeof sharedHeaders) => ({ $ref: `#/components/headers/${name}` })
const parameterReference = (name: keyof typeof sharedParameters) => ({ $ref: `#/components/parameters/${name}` })

const requestIdHeader = { 'X-Request-Id': headerReference('RequestId') }
const retryHeaders = { ...requestIdHeader, 'Retry-After': headerReference('RetryAfter') }
const errorContent = { content: { 'application/json': { schema: { $ref: '#/components/schemas/ErrorBody' } } } }
const refusal = (description: string, headers: Json = requestIdHeader) => ({ description, headers, ...errorContent })

/** Refusals that mean the same for every call. Source: Q-API-5. */
export const sharedResponses = {
  SignedOut: refusal('No session, or it ended. Sign in again'),
  Forbidden: refusal(
    'Missing or wrong anti-forgery tokens: `help` says what to send, and `GET /webapi/v1/auth/session` sets new ones. Or the wrong role, or terms of use not accepted',
  ),
  Unknown: refusal('Not found, or it belongs to someone else'),
  TooLarge: refusal('The body is too large'),
  WrongType: refusal('The call doesn’t take this content type'),
  TooMany: refusal('Too many requests. Wait for the seconds in `Retry-After`', retryHeaders),
  Fault: refusal('An error in Evenkeel. Nothing was changed'),
  Unavailable: refusal('Temporarily unavailable. Wait for the seconds in `Retry-After`', retryHeaders),
  Other: refusal('Any other refusal'),
}

const response = (name: keyof typeof sharedResponses) => ({ $ref: `#/components/responses/${name}` })

/** Whether the call proves itself in place of a session and its tokens. */
const provesItself = ({ bodyType, provedBy }: Endpoint) => bodyType === 'signed' || provedBy === 'key'

export const needsAntiForgery = (endpoint: Endpoint): boolean =>
  !provesItself(endpoint) && (endpoint.method !== 'GET' || endpoint.needsAntiForgery === true)

const isWrite = ({ method, readOnly }: Endpoint) => method !== 'GET' && !readOnly

/** Whether a call can write a journal entry of the employee's data, which undo reverses. */
export const canChange = (endpoint: Endpoint): boolean => isWrite(endpoint) && endpoint.who === 'employee'

/** Whether a repeat under the same Idempotency-Key gets the first answer. */
export const isRepeatable = (endpoint: Endpoint): boolean => isWrite(endpoint) && keepsAnswer(endpoint)

/** Returns the headers that a call reads besides those of its security. */
export const headerParameters = (endpoint: Endpoint): Json[] => [
  ...(isRepeatable(endpoint) ? [parameterReference('IdempotencyKey')] : []),
  ...(canChange(endpoint) ? [parameterReference('Page')] : []),
  ...(isWrite(endpoint) && endpoint.who === 'public' && mayBeginSession(endpoint.path)
    ? [parameterReference('TimeZone')]
    : []),
]

/** Returns the headers of a call's answer. */
export const answerHeaders = (endpoint: Endpoint): Json => ({
  ...requestIdHeader,
  ...(endpoint.who !== 'public' && { [sessionHeader]: headerReference('SessionSeconds') }),
  ...(canChange(endpoint) && { [changeHeader]: headerReference('Change') }),
})

/** Returns the refusals of a call by status. */
export const refusals = (endpoint: Endpoint, codes: readonly string[]): Json => ({
  400: refusal(`Refused: ${codes.join('; ')}`),
  ...(endpoint.who !== 'public' && { 401: response('SignedOut') }),
  ...((endpoint.who !== 'public' || needsAntiForgery(endpoint)) && { 403: response('Forbidden') }),
  ...(endpoint.who !== 'public' && { 404: response('Unknown') }),
  ...(endpoint.body && { 413: response('TooLarge'), 415: response('WrongType') }),
  429: response('TooMany'),
  500: response('Fault'),
  503: response('Unavailable'),
  default: response('Other'),
})

export const securitySchemes = {
  session: {
    type: 'apiKey',
    in: 'cookie',
    name: 'session',
    description: 'Set by signing in; `__Host-session` over https. Ends 30 minutes after the last action',
  },
  xsrfToken: {
    type: 'apiKey',
    in: 'header',
    name: 'X-XSRF-TOKEN',
    description:
      'Anti-forgery: the value of the cookie `XSRF-TOKEN` (`__Host-XSRF-TOKEN` over https). Send the cookie too. Signing in sets a new one',
  },
  requestVerificationToken: {
    type: 'apiKey',
    in: 'header',
    name: 'RequestVerificationToken',
    description: 'Anti-forgery: the value of the cookie `RequestVerificationToken`, in the same way',
  },
  widgetToken: {
    type: 'http',
    scheme: 'DPoP',
    description: 'From `POST /webapi/v1/embed/token`; works for five minutes, with a proof in the header `DPoP`',
  },
}

/** Returns what a call needs of its caller. */
export function security(endpoint: Endpoint): Json[] {
  const tokens = needsAntiForgery(endpoint) ? { xsrfToken: [], requestVerificationToken: [] } : {}
  if (endpoint.who === 'public') return [tokens]
  return [{ session: [], ...tokens }, ...(endpoint.widgets ? [{ widgetToken: [] }] : [])]
}
