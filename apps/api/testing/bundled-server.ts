import { bundleServer } from './bundle-server.ts'
import { serverVariable } from './server-process.ts'

/** Runs once before the tests on Node: bundles the server that they start as a process. */
export async function setup(): Promise<() => void> {
  const { entry, remove } = await bundleServer()
  process.env[serverVariable] = entry
  return remove
}
