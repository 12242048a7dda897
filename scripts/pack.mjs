import { setup } from './lib/setup.mjs'

await setup()
const { packAll } = await import('./lib/pack.mjs')
for (const path of await packAll()) console.log(path)
