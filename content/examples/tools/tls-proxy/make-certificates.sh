#!/usr/bin/env bash
# Creates a certificate authority, and a certificate that it issues for localhost.
set -euo pipefail

openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 365 \
  -subj "/CN=Test authority" -keyout ca.key -out ca.pem

openssl req -new -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes \
  -subj "/CN=localhost" -keyout server.key -out server.csr

openssl x509 -req -days 90 -in server.csr -CA ca.pem -CAkey ca.key -CAcreateserial \
  -extfile <(echo "subjectAltName = DNS:localhost") -out server.pem

chmod 600 ca.key server.key
