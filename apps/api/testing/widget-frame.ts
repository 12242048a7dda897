import { createHash, randomUUID } from 'node:crypto'
import { endpoints, type Answer } from '@evenkeel/api-client/contract/endpoints'
import type { EndpointName } from '@evenkeel/api-client/contract/paths'
import type { WidgetName } from '@evenkeel/api-client/contract/widget-names'
import { calculateJwkThumbprint, exportJWK, generateKeyPair, type JWK, SignJWT } from 'jose'
import type { TestApp } from './test-app.ts'
import { createTestClient, type TestAnswer, type TestClient } from './test-client.ts'
import type { ErrorBody } from '@evenkeel/api-client/contract/errors'

export const pageOrigin = 'https://intranet.example'

interface LooseInput {
  readonly params?: Readonly<Record<string, unknown>>
  readonly query?: Readonly<Record<string, unknown>>
  readonly body?: unknown
}

/** What a test changes in an otherwise correct proof; a claim that is undefined is left out. */
export interface ProofChanges {
  readonly claims?: Readonly<Record<string, unknown>>
  readonly header?: Readonly<Record<string, unknown>>
  /** Signs with this key and still names the frame's. */
  readonly signer?: CryptoKey
}

/** One of our frames on another page: its key, its partitioned cookies, and the proofs that it signs. */
export interface WidgetFrame {
  readonly origin: string
  readonly keyThumbprint: string
  readonly client: TestClient
  proof(name: EndpointName, input?: LooseInput, token?: string, changes?: ProofChanges): Promise<string>
  /** Makes a call with a proof; with a token also as that token's bearer. */
  send(
    name: EndpointName,
    input?: LooseInput,
    token?: string,
    headers?: Record<string, string>,
  ): Promise<TestAnswer<ErrorBody>>
  /** Like `send`, for a call that is expected to answer 200. */
  call<Name extends EndpointName>(name: Name, input?: LooseInput, token?: string): Promise<Answer<Name>>
  connect(code: string): Promise<TestAnswer<ErrorBody>>
  /** Returns a token of a widget. */
  token(widget: WidgetName): Promise<string>
}

const hash = (text: string) => createHash('sha256').update(text).digest('base64url')

const filledPath = (path: string, { params = {} }: LooseInput) =>
  path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])))

interface Key {
  readonly publicJwk: JWK
  readonly privateKey: CryptoKey
}

async function newKey(): Promise<Key> {
  const { publicKey, privateKey } = await generateKeyPair('ES256')
  return { publicJwk: await exportJWK(publicKey), privateKey }
}

/** Opens a frame on a page; `origin` is what it says of the page. Frames that share a `jar` are in one browser. */
export async function openFrame(app: TestApp, origin = pageOrigin, jar?: TestClient): Promise<WidgetFrame> {
  const { publicJwk, privateKey } = await newKey()
  const client = jar ?? createTestClient(app.origin)

  const proof: WidgetFrame['proof'] = (name, input = {}, token, { claims, header, signer } = {}) => {
    const { method, path } = endpoints[name]
    const about = {
      jti: randomUUID(),
      htm: method,
      htu: app.origin + filledPath(path, input),
      iat: Math.floor(app.clock.now() / 1000),
      ...(token === undefined ? {} : { ath: hash(token) }),
      ...claims,
    }
    return new SignJWT(about)
      .setProtectedHeader({ alg: 'ES256', typ: 'dpop+jwt', jwk: publicJwk, ...header })
      .sign(signer ?? privateKey)
  }

  const send: WidgetFrame['send'] = async (name, input = {}, token, headers = {}) =>
    client.send(name, input, {
      DPoP: await proof(name, input, token),
      ...(token === undefined ? {} : { Authorization: `DPoP ${token}` }),
      ...headers,
    })

  const call: WidgetFrame['call'] = async (name, input, token) => {
    const { status, body } = await send(name, input, token)
    if (status !== 200) throw new Error(`${name} answered ${status}: ${JSON.stringify(body)}`)
    return body as unknown as Answer<typeof name>
  }

  return {
    origin,
    client,
    keyThumbprint: await calculateJwkThumbprint(publicJwk),
    proof,
    send,
    call,
    connect: (code) => send('connectEmbed', { body: { code, origin } }),
    token: async (widget) => (await call('embedToken', { body: { widget, origin } })).token,
  }
}

/** What the person agrees to, with the choices of their own computer unless they are given. */
export const wish = (frame: WidgetFrame, widgets: readonly WidgetName[], choices: object = {}) => ({
  origin: frame.origin,
  widgets: [...widgets],
  keyThumbprint: frame.keyThumbprint,
  isOwnComputer: true,
  isKeyStored: true,
  showsListLength: false,
  ...choices,
})

/** Lets a person agree to widgets of a frame, and connects it. */
export async function connectFrame(
  person: TestClient,
  frame: WidgetFrame,
  widgets: readonly WidgetName[],
  choices: object = {},
): Promise<void> {
  const { code } = await person.call('agreeEmbed', { body: wish(frame, widgets, choices) })
  const { status, body } = await frame.connect(code)
  if (status !== 200) throw new Error(`connectEmbed answered ${status}: ${JSON.stringify(body)}`)
}
