import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import type { TestAnswer, TestClient } from '../test-client.ts'
import type { ErrorBody } from '@evenkeel/api-client/contract/errors'

/** An export as a test reads it: the zip, and its files as text. */
export interface TestExport {
  readonly bytes: Uint8Array
  readonly files: Readonly<Record<string, string>>
}

/** Downloads everything of the person who is signed in. */
export async function download(client: TestClient): Promise<TestExport> {
  const answer = await client.fetch('/webapi/v1/account-data/export')
  if (answer.status !== 200) throw new Error(`The export answered ${answer.status}: ${await answer.text()}`)
  const bytes = new Uint8Array(await answer.arrayBuffer())
  return {
    bytes,
    files: Object.fromEntries(Object.entries(unzipSync(bytes)).map(([name, content]) => [name, strFromU8(content)])),
  }
}

/** Returns a zip with a `data.json` of this text. */
export const zipWith = (text: string, name = 'data.json'): Uint8Array<ArrayBuffer> =>
  new Uint8Array(zipSync({ [name]: strToU8(text) }))

/** Uploads a zip as an export; returns any answer. */
export const upload = (client: TestClient, bytes: Uint8Array): Promise<TestAnswer<ErrorBody>> =>
  client.send('importAccountData', { body: { file: new Blob([new Uint8Array(bytes)]) } })
