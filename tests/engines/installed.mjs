import { existsSync, globSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** @typedef {{ name: 'firefox' | 'webkit', title: string, parts: Record<string, string | undefined>, how: string }} Engine */

/** @param {string} name */
const onPath = (name) =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find((path) => existsSync(path))

const miniBrowser = () =>
  globSync('/usr/{lib,libexec}/{,*/}webkit2gtk-*/MiniBrowser').toSorted().at(-1) ?? onPath('MiniBrowser')

/** Returns the engines that the tests know, with the programs that each needs; a program is undefined if it is not installed. */
export function findEngines() {
  /** @type {readonly Engine[]} */
  const engines = [
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
  return engines
}

/** Whether all programs of an engine are installed. @param {Engine} engine */
export const isInstalled = ({ parts }) => Object.values(parts).every((path) => path !== undefined)
