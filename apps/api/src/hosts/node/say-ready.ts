import type { Settings } from './settings.ts'

/** Prints a line for the terminal. */
export const say = (line: string): void => void process.stdout.write(`${line}\n`)

function toAddress({ host, publicOrigin }: Settings, port: number): string {
  const isAny = host === '0.0.0.0' || host === '::' || host === '127.0.0.1'
  const name = isAny ? 'localhost' : host.includes(':') ? `[${host}]` : host
  return publicOrigin ?? `http://${name}:${port}`
}

/** Says where the product is, and in the demo who may sign in. */
export function sayReady(settings: Settings, port: number): void {
  const together = settings.processes > 1 ? `, ${settings.processes} processes` : ''
  say(`Evenkeel is ready: ${toAddress(settings, port)}${together}`)
  if (settings.isDemo) say('Sign in as demo@evenkeel.example with the password Quiet-Harbor-42')
  if (!settings.smtp) say('Emails aren’t sent. Read them at /dev/outbox')
}
