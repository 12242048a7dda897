// The first import of the server, because later ones use what older versions of Node lack.
const minNodeMajor = 24
const version = process.versions.node

if (Number.parseInt(version, 10) < minNodeMajor) {
  process.stderr.write(
    `Node ${version} is too old for the server: start it with node_modules/.bin/node, the Node ${minNodeMajor} among its dependencies.\n`,
  )
  process.exit(1)
}
