import type { EngineBrowser, EngineSettings } from './engine.ts'
import { openFirefox } from './firefox.ts'
import { openWebKit } from './webkit.ts'

/** Starts the browser that BROWSER_ENGINE names. */
export function openEngine(settings: EngineSettings = {}): Promise<EngineBrowser> {
  return process.env['BROWSER_ENGINE'] === 'webkit' ? openWebKit(settings) : openFirefox(settings)
}
