import { type EndpointName, paths } from '../contract/paths.ts'
import type { Answer, Input } from '../contract/endpoints.ts'
import type { Download } from '../contract/primitives.ts'
import { readable } from './answers.ts'
import { ApiFailure, failureFrom, isRefusal, networkFailure } from './failure.ts'
import { createSender, type Parts, type SenderOptions } from './send.ts'
import { createWriteKeys } from './write-keys.ts'
import * as words from '../contract/words/refusals.generated.ts'

export { readable } from './answers.ts'
export { ApiFailure, isRefusal } from './failure.ts'

/** How a client reaches the API. Every part can be replaced, so that a test or a story can run the app in process. */
export interface ClientOptions extends SenderOptions {
  /** Called once for each 401 of a call that needs a session. */
  readonly onSessionEnded?: () => void
  /** Returns the answer of a call that the page has made already; undefined if it has to be made. */
  readonly findBegun?: (name: EndpointName, input: Parts) => Promise<Response | undefined> | undefined
}

/** The answer of a change and the id of the journal entry that undoes it; null if it cannot be undone. */
export interface ChangeResult<Name extends EndpointName> {
  readonly answer: Answer<Name>
  readonly changeId: number | null
}

/** The calls of the contract. Each method throws `ApiFailure`, and nothing else. */
export interface Client {
  call<Name extends EndpointName>(name: Name, ...input: CallArguments<Name>): Promise<Answer<Name>>
  change<Name extends EndpointName>(name: Name, ...input: CallArguments<Name>): Promise<ChangeResult<Name>>
}

/** A call without input is made with its name alone. */
export type CallArguments<Name extends EndpointName> = unknown extends Input<Name> ? [] : [input: Input<Name>]

/** Builds a client. In a page: `createClient()`; in process: `createClient({ baseUrl: 'http://app', fetch: app.fetch })`. */
export function createClient(options: ClientOptions = {}): Client {
  const send = createSender(options)
  const keys = createWriteKeys()

  async function answered<Name extends EndpointName>(
    name: Name,
    input: Parts,
    key?: string,
  ): Promise<ChangeResult<Name>> {
    let response: Response
    try {
      const begun = options.findBegun?.(name, input)
      response = (begun && (await begun)) ?? (await send(name, input, key))
    } catch (cause) {
      throw networkFailure(cause)
    }
    if (!response.ok) {
      if (response.status === 401) options.onSessionEnded?.()
      throw await failureFrom(response)
    }
    const change = Number(response.headers.get('Evenkeel-Change'))
    return { answer: await readAnswer<Answer<Name>>(response), changeId: change > 0 ? change : null }
  }

  async function exchange<Name extends EndpointName>(name: Name, input: Parts): Promise<ChangeResult<Name>> {
    if (paths[name].method === 'GET') return answered(name, input)
    const { key, keep } = keys.take(name, input)
    try {
      return await answered(name, input, key)
    } catch (reason) {
      if (!isRefusal(reason)) keep()
      throw reason
    }
  }

  return {
    call: async (name, ...[input]) => (await exchange(name, input ?? {})).answer,
    change: (name, ...[input]) => exchange(name, input ?? {}),
  }
}

/** Returns a file as a `Download` and any other answer as parsed JSON. */
async function readAnswer<T>(response: Response): Promise<T> {
  try {
    if (response.headers.has('Content-Disposition')) return (await readDownload(response)) as T
    return readable(await response.json())
  } catch {
    throw new ApiFailure({ status: response.status, code: -1, message: words.unknownError(), items: [] })
  }
}

async function readDownload(response: Response): Promise<Download> {
  const fileName = /filename="([^"]+)"/.exec(response.headers.get('Content-Disposition') ?? '')?.[1] ?? 'download'
  return { fileName, bytes: new Uint8Array(await response.arrayBuffer()) }
}
