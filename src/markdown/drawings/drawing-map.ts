import { architectureOverview } from './architecture-overview'
import { arrayViews } from './array-views'
import { asofMatch } from './asof-match'
import { dataIngestion } from './data-ingestion'
import { deduplication } from './deduplication'
import { geohashCells } from './geohash-cells'
import { indexBlocks } from './index-blocks'
import { influxdbExport } from './influxdb-export'
import { influxdbStorage } from './influxdb-storage'
import { intervalScan } from './interval-scan'
import { jitFilter } from './jit-filter'
import { memoryManagement } from './memory-management'
import { multiPrimary } from './multi-primary'
import { networkingLayer } from './networking-layer'
import { observability } from './observability'
import { oidcFlow } from './oidc-flow'
import type { PageDrawing } from './page-drawing'
import { partitionFiles } from './partition-files'
import { partitions } from './partitions'
import { permissions } from './permissions'
import { primaryMigration } from './primary-migration'
import { queryEngine } from './query-engine'
import { queryTracing } from './query-tracing'
import { replication } from './replication'
import { replicationData } from './replication-data'
import { replicationTransaction } from './replication-transaction'
import { replicationUploads } from './replication-uploads'
import { rootDirectory } from './root-directory'
import { rowAndColumnChunks } from './row-and-column-chunks'
import { rowsInTimeOrder } from './rows-in-time-order'
import { securityLayers } from './security-layers'
import { storageEngine } from './storage-engine'
import { storageModel } from './storage-model'
import { symbolDictionary } from './symbol-dictionary'
import { systemOverview } from './system-overview'
import { tableOnDisk } from './table-on-disk'
import { tickArchitecture } from './tick-architecture'
import { timeOrderedReads } from './time-ordered-reads'
import { ttl } from './ttl'
import { viewRefresh } from './view-refresh'
import { webConsole } from './web-console'
import { writeAheadLog } from './write-ahead-log'
import { writeAndQuery } from './write-and-query'

/** Drawings that pages may place, by the name that they write. */
export const DRAWINGS: Readonly<Record<string, PageDrawing>> = {
  'array-views': arrayViews,
  deduplication,
  'geohash-cells': geohashCells,
  'index-blocks': indexBlocks,
  'interval-scan': intervalScan,
  'jit-filter': jitFilter,
  'influxdb-export': influxdbExport,
  replication,
  'replication-uploads': replicationUploads,
  'replication-transaction': replicationTransaction,
  'replication-data': replicationData,
  'primary-migration': primaryMigration,
  'multi-primary': multiPrimary,
  'table-on-disk': tableOnDisk,
  partitions,
  'query-tracing': queryTracing,
  'root-directory': rootDirectory,
  'storage-engine': storageEngine,
  'storage-model': storageModel,
  permissions,
  'oidc-flow': oidcFlow,
  'security-layers': securityLayers,
  ttl,
  'architecture-overview': architectureOverview,
  'data-ingestion': dataIngestion,
  'memory-management': memoryManagement,
  'networking-layer': networkingLayer,
  observability,
  'write-ahead-log': writeAheadLog,
  'asof-match': asofMatch,
  'influxdb-storage': influxdbStorage,
  'partition-files': partitionFiles,
  'row-and-column-chunks': rowAndColumnChunks,
  'rows-in-time-order': rowsInTimeOrder,
  'symbol-dictionary': symbolDictionary,
  'system-overview': systemOverview,
  'tick-architecture': tickArchitecture,
  'view-refresh': viewRefresh,
  'write-and-query': writeAndQuery,
  'query-engine': queryEngine,
  'time-ordered-reads': timeOrderedReads,
  'web-console': webConsole,
}
