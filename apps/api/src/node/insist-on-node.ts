// The first import of the server: what comes after it uses what older ones do not have.
const LEAST = 24
const version = process.versions.node

if (Number.parseInt(version, 10) < LEAST) {
  process.stderr.write(
    `Node ${version} is too old for the server: start it with node_modules/.bin/node, the Node ${LEAST} that comes with it.\n`,
  )
  process.exit(1)
}
