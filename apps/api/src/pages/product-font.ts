import type { StaticFiles } from './static-file.ts'

const decoder = new TextDecoder()

/** Returns the rule of the product's typeface as the portal's sheet has it, with the address of the built file; empty without a build. */
export async function productFont(portal: StaticFiles): Promise<string> {
  const read = async (path: string) => decoder.decode((await portal.find(path))?.bytes)
  const [, sheet = ''] = /href="(\/assets\/[\w-]+\.css)"/.exec(await read('/index.html')) ?? []
  const rules = sheet === '' ? [] : ((await read(sheet)).match(/@font-face\s*\{[^}]*\}/g) ?? [])
  return rules.find((rule) => rule.includes('latin-wght')) ?? ''
}
