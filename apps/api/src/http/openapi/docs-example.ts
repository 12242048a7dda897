import type { Endpoint } from '@evenkeel/api-client/contract/endpoint'
import type { Example } from '@evenkeel/api-client/contract/descriptions/entry'
import { isRepeatable, needsAntiForgery } from './common-parts.ts'

/** One parameter of a path or a query, with its example. */
export interface ExampleParameter {
  readonly name: string
  readonly in: 'path' | 'query'
  readonly required: boolean
  readonly example: Example | undefined
}

/** Header lines that the examples share; the quick start defines `token`. */
const tokenLines = [
  '-H "X-XSRF-TOKEN: $(token XSRF-TOKEN)"',
  '-H "RequestVerificationToken: $(token RequestVerificationToken)"',
]

const jsonType = '-H "Content-Type: application/json"'

function address(path: string, parameters: readonly ExampleParameter[]): string {
  const filled = path.replaceAll(/\{(\w+)\}/g, (mark, name: string) =>
    String(parameters.find((parameter) => parameter.name === name)?.example ?? mark),
  )
  const query = parameters
    .filter((parameter) => parameter.in === 'query' && parameter.required)
    .map(({ name, example }) => `${name}=${encodeURIComponent(String(example))}`)
  return query.length > 0 ? `${filled}?${query.join('&')}` : filled
}

/** A quote inside a shell's quotes. */
const shellText = (text: string) => `'${text.replaceAll("'", String.raw`'\''`)}'`

/** Returns a call as a command of curl, to copy after the quick start. */
export function curlExample(
  endpoint: Endpoint,
  parameters: readonly ExampleParameter[],
  body: Example | undefined,
): string {
  const isUpload = endpoint.bodyType === 'multipart'
  const lines = [
    `curl -sS -b evenkeel.cookies -c evenkeel.cookies${endpoint.method === 'GET' ? '' : ` -X ${endpoint.method}`} "$EVENKEEL${address(endpoint.path, parameters)}"`,
    ...(needsAntiForgery(endpoint) ? tokenLines : []),
    ...(isRepeatable(endpoint) ? ['-H "Idempotency-Key: $(uuidgen)"'] : []),
    ...(isUpload ? ['-F "file=@statement.csv"'] : []),
    ...(body === undefined || isUpload ? [] : [jsonType, `-d ${shellText(JSON.stringify(body))}`]),
  ]
  return lines.join(' \\\n  ')
}
