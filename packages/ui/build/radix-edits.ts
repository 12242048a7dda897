/**
 * What has to change in Radix before it can live in a shadow root. Radix asks `document.activeElement` and
 * `event.target`, and both stop at the host element: Select then cannot find its own items, and every click inside a
 * widget looks like a click outside. It also writes <style> elements, which `style-src 'self'` refuses.
 *
 * Every number below is how often an edit applies in the pinned version; the test beside this file counts them, so an
 * upgrade of Radix that moves the ground fails there and not on somebody's page.
 */

export interface Edit {
  find: RegExp
  replace: string
  /** How often `find` matches in the pinned version. */
  times: number
}

export interface PatchedFile {
  /** Path below node_modules. */
  path: string
  edits: readonly Edit[]
}

const activeElement = (times: number): Edit => ({
  find: /\b(document|ownerDocument)\.activeElement\b/g,
  replace: 'deepActiveElement($1)',
  times,
})

const eventTarget = (times: number): Edit => ({
  find: /(?<![\w.])(event|detail\.originalEvent)\.target\b/g,
  replace: 'deepTarget($1)',
  times,
})

const styleElement: Edit = {
  find: /\/\* @__PURE__ \*\/ jsx\(\s*"style",\s*\{\s*dangerouslySetInnerHTML: \{[^}]*(?:\}[^}]*)*?`\s*\},\s*nonce\s*\}\s*\)/g,
  replace: 'null',
  times: 1,
}

/** The singleton keeps one sheet while anybody needs it; an adopted sheet does that without an element in the page. */
const adoptedSingleton = `export var stylesheetSingleton = function () {
  var users = 0;
  var sheet = null;
  return {
    add: function (css) {
      if (users++ > 0) return;
      sheet = new CSSStyleSheet();
      sheet.replaceSync(css);
      document.adoptedStyleSheets = document.adoptedStyleSheets.concat(sheet);
    },
    remove: function () {
      if (--users > 0 || !sheet) return;
      var gone = sheet;
      sheet = null;
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter(function (kept) { return kept !== gone; });
    },
  };
};
`

export const patchedFiles: readonly PatchedFile[] = [
  { path: '@radix-ui/react-dialog/dist/index.mjs', edits: [eventTarget(1)] },
  { path: '@radix-ui/react-dismissable-layer/dist/index.mjs', edits: [eventTarget(6)] },
  { path: '@radix-ui/react-focus-scope/dist/index.mjs', edits: [activeElement(7), eventTarget(1)] },
  { path: '@radix-ui/react-select/dist/index.mjs', edits: [activeElement(5), eventTarget(4), styleElement] },
  {
    path: 'react-style-singleton/dist/es2015/singleton.js',
    edits: [{ find: /^[\s\S]*stylesheetSingleton = function[\s\S]*$/g, replace: adoptedSingleton, times: 1 }],
  },
]

/**
 * Function declarations, appended so that line numbers stay and hoisting makes them reachable. A finished event has an
 * empty path, hence the way back to `target`; a React event keeps its path on the native one.
 */
const helpers = {
  deepActiveElement: `
function deepActiveElement(root) {
  var element = root.activeElement;
  while (element && element.shadowRoot && element.shadowRoot.activeElement) element = element.shadowRoot.activeElement;
  return element;
}`,
  deepTarget: `
function deepTarget(event) {
  var native = event.nativeEvent || event;
  return (native.composedPath && native.composedPath()[0]) || event.target;
}`,
}

/** The file of the table that a module id (a path or a Vite id with a query) names, or undefined. */
export function patchedFile(id: string): PatchedFile | undefined {
  const path = id.split('?', 1)[0]?.replaceAll('\\', '/') ?? ''
  return patchedFiles.find((file) => path.endsWith(`/node_modules/${file.path}`))
}

/** The source with all edits of its file made. Throws when an edit does not match as often as the table says. */
export function applyEdits(file: PatchedFile, source: string): string {
  let code = source
  for (const { find, replace, times } of file.edits) {
    const found = code.match(find)?.length ?? 0
    if (found !== times) {
      throw new Error(
        `${file.path}: ${String(find)} matched ${String(found)} times, not ${String(times)}. Review the patch against this version.`,
      )
    }
    code = code.replace(find, replace)
  }
  for (const [name, declaration] of Object.entries(helpers)) {
    if (code.includes(`${name}(`)) code += declaration
  }
  return code
}
