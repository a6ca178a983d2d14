#!/bin/sh
# Run once, when PostgreSQL's volume is made: the portals own their database, and nothing else of the server.
set -eu
psql -v ON_ERROR_STOP=1 --username postgres --set password="$PORTAL_PASSWORD" <<'SQL'
create role portal login password :'password';
create database portal owner portal;
SQL
