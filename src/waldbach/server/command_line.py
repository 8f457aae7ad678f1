"""The commands `waldbach serve` and `waldbach admin`: their flags and help.

What they do is imported when they run, since it takes a while to load.
"""

import inspect
from pathlib import Path
from typing import Annotated, Any

import typer

from waldbach.command_line import add_group, argument, command, flag, lang_flag, number


def add_serve(app: typer.Typer, with_settings: bool) -> None:
    """Its flags are the settings of the server, which other commands need not load."""

    def serve(
        browse: Annotated[bool, flag("--open", help="help-open")] = False,
        config: Annotated[str | None, _config()] = None,
        lang: Annotated[str | None, lang_flag()] = None,
        **given: str | None,
    ) -> int:
        from waldbach.server.serving import serve

        return serve(given | {"config": config}, browse)

    own = inspect.signature(serve)
    named = [one for one in own.parameters.values() if one.kind is not one.VAR_KEYWORD]
    flags = setting_flags() if with_settings else []
    serve.__signature__ = own.replace(parameters=[*named, *flags])  # type: ignore[attr-defined]
    command(app, "serve")(serve)


def setting_flags() -> list[inspect.Parameter]:
    """A parameter for every setting that may stand on a command line."""
    from waldbach.server.settings import SETTINGS

    return [
        inspect.Parameter(
            setting.name.replace("-", "_"),
            inspect.Parameter.KEYWORD_ONLY,
            default=None,
            annotation=Annotated[
                str | None, flag(setting.flag, help=setting.help, metavar="VALUE")
            ],
        )
        for setting in SETTINGS
        if setting.flag
    ]


def add_admin(app: typer.Typer) -> None:
    admin = add_group(app, "admin")
    add_admin_tables(admin)
    add_admin_people(admin)
    add_admin_upkeep(admin)


def add_admin_tables(admin: typer.Typer) -> None:
    @command(admin, "tables", "help-admin-tables")
    def tables(
        status: Annotated[
            str | None, flag("--status", help="help-admin-status", metavar="STATUS")
        ] = None,
        game: Annotated[str | None, flag("--game", help="help-game", metavar="GAME")] = None,
        idle: Annotated[
            int | None,
            flag("--idle", help="help-admin-idle", parser=number(0, 36500), metavar="DAYS"),
        ] = None,
        limit: Annotated[int, _limit()] = 100,
        as_json: Annotated[bool, flag("--json", help="help-admin-json")] = False,
        config: Annotated[str | None, _config()] = None,
        database: Annotated[str | None, _database()] = None,
        lang: Annotated[str | None, lang_flag()] = None,
    ) -> int:
        from waldbach.server.admin.commands import list_tables
        from waldbach.server.admin.tables import Filter

        wanted = Filter(status, game, idle, limit)
        return list_tables({"config": config, "database": database}, wanted, as_json)

    @command(admin, "show", "help-admin-show")
    def show(
        table: Annotated[str, argument("help-admin-table", metavar="ID")],
        as_json: Annotated[bool, flag("--json", help="help-admin-json")] = False,
        config: Annotated[str | None, _config()] = None,
        database: Annotated[str | None, _database()] = None,
        lang: Annotated[str | None, lang_flag()] = None,
    ) -> int:
        from waldbach.server.admin.commands import show_table

        return show_table({"config": config, "database": database}, table, as_json)

    @command(admin, "close", "help-admin-close")
    def close(
        table: Annotated[str, argument("help-admin-table", metavar="ID")],
        yes: Annotated[bool, flag("--yes", help="help-admin-yes")] = False,
        config: Annotated[str | None, _config()] = None,
        database: Annotated[str | None, _database()] = None,
        lang: Annotated[str | None, lang_flag()] = None,
    ) -> int:
        from waldbach.server.admin.commands import close_table

        return close_table({"config": config, "database": database}, table, yes)

    @command(admin, "export", "help-admin-export")
    def export(
        table: Annotated[str, argument("help-admin-table", metavar="ID")],
        file: Annotated[Path | None, argument("help-admin-export-file", metavar="FILE")] = None,
        running: Annotated[bool, flag("--running", help="help-admin-running")] = False,
        config: Annotated[str | None, _config()] = None,
        database: Annotated[str | None, _database()] = None,
        lang: Annotated[str | None, lang_flag()] = None,
    ) -> int:
        from waldbach.server.admin.commands import export_table

        return export_table({"config": config, "database": database}, table, file, running)


def add_admin_people(admin: typer.Typer) -> None:
    @command(admin, "people", "help-admin-people")
    def people(
        search: Annotated[str | None, argument("help-admin-search", metavar="SEARCH")] = None,
        limit: Annotated[int, _limit()] = 100,
        as_json: Annotated[bool, flag("--json", help="help-admin-json")] = False,
        config: Annotated[str | None, _config()] = None,
        database: Annotated[str | None, _database()] = None,
        lang: Annotated[str | None, lang_flag()] = None,
    ) -> int:
        from waldbach.server.admin.commands import list_people

        return list_people({"config": config, "database": database}, search, limit, as_json)

    @command(admin, "ban", "help-admin-ban")
    def ban(
        who: Annotated[str, argument("help-admin-who", metavar="ID|LOGIN")],
        yes: Annotated[bool, flag("--yes", help="help-admin-yes")] = False,
        config: Annotated[str | None, _config()] = None,
        database: Annotated[str | None, _database()] = None,
        lang: Annotated[str | None, lang_flag()] = None,
    ) -> int:
        from waldbach.server.admin.commands import ban as shut_out

        return shut_out({"config": config, "database": database}, who, yes)

    @command(admin, "unban", "help-admin-unban")
    def unban(
        who: Annotated[str, argument("help-admin-who", metavar="ID|LOGIN")],
        config: Annotated[str | None, _config()] = None,
        database: Annotated[str | None, _database()] = None,
        lang: Annotated[str | None, lang_flag()] = None,
    ) -> int:
        from waldbach.server.admin.commands import unban as let_in

        return let_in({"config": config, "database": database}, who)

    @command(admin, "sign-out", "help-admin-sign-out")
    def sign_out(
        who: Annotated[str, argument("help-admin-who", metavar="ID|LOGIN")],
        config: Annotated[str | None, _config()] = None,
        database: Annotated[str | None, _database()] = None,
        lang: Annotated[str | None, lang_flag()] = None,
    ) -> int:
        from waldbach.server.admin.commands import sign_out as end_sessions

        return end_sessions({"config": config, "database": database}, who)

    @command(admin, "recover", "help-admin-recover")
    def recover(
        who: Annotated[str, argument("help-admin-who", metavar="ID|LOGIN")],
        config: Annotated[str | None, _config()] = None,
        database: Annotated[str | None, _database()] = None,
        lang: Annotated[str | None, lang_flag()] = None,
    ) -> int:
        from waldbach.server.admin.commands import recover as help_back_in

        return help_back_in({"config": config, "database": database}, who)


def add_admin_upkeep(admin: typer.Typer) -> None:
    @command(admin, "backup", "help-admin-backup")
    def backup(
        file: Annotated[Path, argument("help-admin-backup-file", metavar="FILE")],
        config: Annotated[str | None, _config()] = None,
        database: Annotated[str | None, _database()] = None,
        lang: Annotated[str | None, lang_flag()] = None,
    ) -> int:
        from waldbach.server.admin.commands import back_up_database

        return back_up_database({"config": config, "database": database}, file)

    @command(admin, "copy", "help-admin-copy")
    def copy(
        url: Annotated[str, argument("help-admin-copy-url", metavar="URL")],
        config: Annotated[str | None, _config()] = None,
        database: Annotated[str | None, _database()] = None,
        lang: Annotated[str | None, lang_flag()] = None,
    ) -> int:
        from waldbach.server.admin.commands import copy_database

        return copy_database({"config": config, "database": database}, url)

    @command(admin, "sweep", "help-admin-sweep")
    def sweep(
        yes: Annotated[bool, flag("--yes", help="help-admin-yes")] = False,
        config: Annotated[str | None, _config()] = None,
        database: Annotated[str | None, _database()] = None,
        lang: Annotated[str | None, lang_flag()] = None,
    ) -> int:
        from waldbach.server.admin.commands import sweep as clear_away

        return clear_away({"config": config, "database": database}, yes)

    @command(admin, "stats", "help-admin-stats")
    def stats(
        as_json: Annotated[bool, flag("--json", help="help-admin-json")] = False,
        config: Annotated[str | None, _config()] = None,
        database: Annotated[str | None, _database()] = None,
        lang: Annotated[str | None, lang_flag()] = None,
    ) -> int:
        from waldbach.server.admin.commands import show_stats

        return show_stats({"config": config, "database": database}, as_json)


def _config() -> Any:
    return flag("--config", help="help-config", metavar="FILE")


def _database() -> Any:
    return flag("--database", help="setting-database", metavar="URL")


def _limit() -> Any:
    return flag("--limit", help="help-admin-limit", parser=number(1, 100_000), metavar="N")
