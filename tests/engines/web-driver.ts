import { until } from './engine.ts'

interface Answer {
  readonly value: unknown
}

const isFailure = (value: unknown): value is { readonly error: string; readonly message: string } =>
  typeof value === 'object' && value !== null && 'error' in value && 'message' in value

/** A session of a driver program that speaks W3C WebDriver over HTTP. */
export interface DriverSession {
  /** Sends a command of the session, as `POST element/active/value`. */
  send(command: string, body?: object): Promise<unknown>
  end(): Promise<void>
}

async function call(address: string, method: string, body: object): Promise<unknown> {
  const answer = await fetch(address, { method, ...(method === 'POST' && { body: JSON.stringify(body) }) })
  const { value }: Answer = await answer.json()
  if (isFailure(value)) throw new Error(`${value.error}: ${value.message}`)
  return value
}

/** Begins a session with the driver at this address, as soon as it answers. */
export async function openSession(driver: string, capabilities: object): Promise<DriverSession> {
  await until('the driver', () => call(`${driver}/status`, 'GET', {}), 10_000)
  const opened = await call(`${driver}/session`, 'POST', { capabilities: { alwaysMatch: capabilities } })
  const address = `${driver}/session/${String(Reflect.get(Object(opened), 'sessionId'))}`
  return {
    send(command, body = {}) {
      const [method = 'GET', path = ''] = command.split(' ')
      return call(`${address}/${path}`, method, body)
    },
    end: async () => void (await call(address, 'DELETE', {})),
  }
}
