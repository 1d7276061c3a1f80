// Compiles the data model, translates query.json to SQL, and runs it through Cube's QuestDB driver. The Cube server
// needs a native library that isn't part of its npm package, so this uses the SQL planner that is written in
// JavaScript (CUBEJS_TESSERACT_SQL_PLANNER=false) and stubs the engine for Jinja templates, which the model lacks.
const fs = require('node:fs')
const { QuestDriver } = require('@cubejs-backend/questdb-driver')
const { prepareCompiler } = require('@cubejs-backend/schema-compiler')

async function main() {
  const model = { fileName: 'trades.js', content: fs.readFileSync('model/trades.js', 'utf8') }
  const { compiler, joinGraph, cubeEvaluator } = prepareCompiler(
    { localPath: () => 'model', dataSchemaFiles: async () => [model] },
    { nativeInstance: { newJinjaEngine: () => ({}) } },
  )
  await compiler.compile()

  const Dialect = QuestDriver.dialectClass()
  const request = JSON.parse(fs.readFileSync('query.json', 'utf8'))
  const order = request.order.map(([id, direction]) => ({ id, desc: direction === 'desc' }))
  const query = new Dialect({ joinGraph, cubeEvaluator, compiler }, { ...request, order, timezone: 'UTC' })
  const [sql, parameters] = query.buildSqlAndParams()
  const driver = new QuestDriver()
  try {
    const rows = await driver.query(sql, parameters)
    fs.writeFileSync(process.argv[2], rows.map((row) => `${JSON.stringify(row)}\n`).join(''))
  } finally {
    await driver.release()
  }
}

main().catch((error) => {
  console.error(error)
  process.exit(1)
})
