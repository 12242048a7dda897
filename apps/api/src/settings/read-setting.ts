import type * as z from 'zod/mini'
import { type Setting, settings } from './schema.ts'

export type SettingName = keyof typeof settings
type Values = { readonly [Name in SettingName]: z.output<(typeof settings)[Name]['schema']> }

/** The settings that the edge host reads too. */
export type EdgeSettingName = {
  [Name in SettingName]: (typeof settings)[Name]['where'] extends 'both' ? Name : never
}[SettingName]

const known: { readonly [Name in SettingName]: Setting<Values[Name]> } = settings

/**
 * Returns the value of a setting; undefined if it is missing or empty.
 * @throws Fault with one sentence that says what to write instead.
 */
export function readSetting<Name extends SettingName>(
  env: { readonly [name in SettingName]?: string | undefined },
  name: Name,
  Fault: new (message: string) => Error,
): Values[Name] | undefined {
  const text = env[name]
  if (text === undefined || text === '') return undefined
  const { schema, ask = 'another value', secretFault = `is '${text}'` } = known[name]
  const read = schema.safeParse(text)
  if (read.success) return read.data
  throw new Fault(`${name} ${secretFault}. Give ${ask}.`)
}
