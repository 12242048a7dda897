import { existsSync, globSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/**
 * A browser engine that the tests know: `title` as people call it, the path of each program (undefined if it is not installed), and
 * one sentence for a person without it.
 * @typedef {{ readonly name: 'firefox' | 'webkit', readonly title: string, readonly parts: Readonly<Record<string, string | undefined>>, readonly how: string }} Engine
 */

/** @param {string} name */
const onPath = (name) =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find((path) => existsSync(path))

const miniBrowser = () =>
  globSync('/usr/{lib,libexec}/{,*/}webkit2gtk-*/MiniBrowser').toSorted().at(-1) ?? onPath('MiniBrowser')

/** Returns the engines that the tests know, with the programs that each needs. @returns {readonly Engine[]} */
export function findEngines() {
  return [
    {
      name: 'firefox',
      title: 'Firefox',
      parts: { firefox: process.env.FIREFOX_PATH ?? onPath('firefox-esr') ?? onPath('firefox') },
      how: 'Firefox is not installed: run `apt-get install firefox-esr`, or set FIREFOX_PATH to a Firefox.',
    },
    {
      name: 'webkit',
      title: 'WebKitGTK',
      parts: { driver: onPath('WebKitWebDriver'), browser: miniBrowser(), screen: onPath('Xvfb') },
      how: 'WebKitGTK is not installed: run `apt-get install webkit2gtk-driver xvfb`.',
    },
  ]
}

/** Whether all programs of an engine are installed. @param {Engine} engine */
export const isInstalled = ({ parts }) => Object.values(parts).every((path) => path !== undefined)
