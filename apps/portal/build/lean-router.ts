import type { Plugin } from 'vite'

/** Lets the bundler leave out the router's links and forms that the portal does not use: it cannot know that making one does nothing else. */
export function leanRouter(): Plugin {
  return {
    name: 'lean-router',
    apply: 'build',
    transform: {
      filter: { id: /react-router\/dist\/production\/lib\/dom\/.*\.js$/ },
      handler: (code) =>
        code
          .replaceAll(/^\w+\.displayName = .*;$/gm, '')
          .replaceAll(/ = (React\$1\.(?:forwardRef|createContext)\()/g, ' = /* @__PURE__ */ $1'),
    },
  }
}
