// Compiles the model and runs query.json with Cube's own packages, but without its HTTP server: the server requires a
// native extension that isn't published on npm.
const { writeFileSync, readFileSync } = require("node:fs");
const { NativeInstance } = require("@cubejs-backend/native");
const { normalizeQuery } = require("@cubejs-backend/api-gateway/dist/src/query");
const { CubejsServerCore } = require("@cubejs-backend/server-core");

// Templates belong to the native extension. Models in JavaScript don't use them.
NativeInstance.prototype.newJinjaEngine = () => ({});

async function main() {
  const core = new CubejsServerCore({
    apiSecret: "unused",
    telemetry: false,
    scheduledRefreshTimer: false,
    logger: () => {},
  });
  const context = { requestId: "query", securityContext: {} };
  const compiler = await core.getCompilerApi(context);
  const orchestrator = await core.getOrchestratorApi(context);

  const query = normalizeQuery(JSON.parse(readFileSync("query.json", "utf8")), false);
  const sql = await compiler.getSql(query);
  const [text, values] = sql.sql;
  writeFileSync(`${process.env.OUT}/sql.txt`, `${text.trim()}\n\n${JSON.stringify(values)}\n`);

  const { data } = await orchestrator.executeQuery({ ...sql, query: text, values, context, requestId: "query" });
  const rows = data.map((row) =>
    Object.fromEntries(
      Object.entries(row).map(([alias, value]) => [sql.aliasNameToMember[alias] ?? alias, value]),
    ),
  );
  writeFileSync(`${process.env.OUT}/rows.json`, `${JSON.stringify(rows, null, 2)}\n`);
}

main().then(
  () => process.exit(0),
  (error) => {
    console.error(error.message ?? error.error ?? error);
    process.exit(1);
  },
);
