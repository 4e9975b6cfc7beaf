BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0001');
CREATE TABLE entries (
	table_id VARCHAR(32) NOT NULL, 
	seq INTEGER NOT NULL, 
	at FLOAT NOT NULL, 
	kind VARCHAR(16) NOT NULL, 
	seat INTEGER, 
	text TEXT NOT NULL, 
	PRIMARY KEY (table_id, seq), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "entries" VALUES('lifted',1,1000.0,'sit',0,'anna Anna');
INSERT INTO "entries" VALUES('lifted',2,1000.0,'sit',1,'bela Bela');
INSERT INTO "entries" VALUES('lifted',3,1001.0,'move',0,'island i291a');
INSERT INTO "entries" VALUES('lifted',4,1002.0,'move',1,'island i285a');
INSERT INTO "entries" VALUES('lifted',5,1003.0,'lift',0,'0');
INSERT INTO "entries" VALUES('lifted',6,1004.0,'move',0,'island i291a');
INSERT INTO "entries" VALUES('lifted',7,1005.0,'move',0,'climate c304a');
INSERT INTO "entries" VALUES('lifted',8,1006.0,'cut',0,'2');
INSERT INTO "entries" VALUES('lifted',9,1007.0,'move',0,'climate c304a');
INSERT INTO "entries" VALUES('lifted',10,1008.0,'move',0,'eco y334a');
INSERT INTO "entries" VALUES('lifted',11,1009.0,'move',1,'climate c299a');
INSERT INTO "entries" VALUES('lifted',12,1010.0,'move',1,'eco y325a');
INSERT INTO "entries" VALUES('lifted',13,1011.0,'move',0,'compost e41');
INSERT INTO "entries" VALUES('lifted',14,1012.0,'move',0,'compost e44');
INSERT INTO "entries" VALUES('lifted',15,1013.0,'move',0,'compost e54');
INSERT INTO "entries" VALUES('lifted',16,1014.0,'move',1,'compost e49');
INSERT INTO "entries" VALUES('lifted',17,1015.0,'move',1,'compost e53');
INSERT INTO "entries" VALUES('lifted',18,1016.0,'move',1,'compost e58');
INSERT INTO "entries" VALUES('lifted',19,1017.0,'move',1,'compost e104');
INSERT INTO "entries" VALUES('lifted',20,1018.0,'move',1,'compost e123');
INSERT INTO "entries" VALUES('lifted',21,1019.0,'move',0,'choose compost');
INSERT INTO "entries" VALUES('lifted',22,1020.0,'move',1,'take soil');
INSERT INTO "entries" VALUES('lifted',23,1021.0,'move',1,'done');
INSERT INTO "entries" VALUES('lifted',24,1022.0,'move',1,'choose compost');
INSERT INTO "entries" VALUES('lifted',25,1023.0,'move',1,'done');
INSERT INTO "entries" VALUES('lifted',26,1024.0,'move',0,'take soil');
INSERT INTO "entries" VALUES('lifted',27,1025.0,'move',0,'choose compost');
INSERT INTO "entries" VALUES('lifted',28,1026.0,'move',1,'take soil');
INSERT INTO "entries" VALUES('stopped',1,1000.0,'sit',0,'anna Anna');
INSERT INTO "entries" VALUES('stopped',2,1000.0,'sit',1,'bela Bela');
INSERT INTO "entries" VALUES('stopped',3,1001.0,'move',0,'island i285a');
INSERT INTO "entries" VALUES('stopped',4,1002.0,'move',0,'climate c299a');
INSERT INTO "entries" VALUES('stopped',5,1003.0,'cut',0,'1');
INSERT INTO "entries" VALUES('stopped',6,1004.0,'move',0,'climate c299a');
INSERT INTO "entries" VALUES('stopped',7,1005.0,'move',0,'eco y325a');
INSERT INTO "entries" VALUES('stopped',8,1006.0,'move',1,'island i289a');
INSERT INTO "entries" VALUES('stopped',9,1007.0,'move',1,'climate c296a');
INSERT INTO "entries" VALUES('stopped',10,1008.0,'move',1,'eco y311a');
INSERT INTO "entries" VALUES('stopped',11,1009.0,'move',0,'compost e41');
INSERT INTO "entries" VALUES('stopped',12,1010.0,'move',0,'compost e44');
INSERT INTO "entries" VALUES('stopped',13,1011.0,'move',0,'compost e49');
INSERT INTO "entries" VALUES('over',1,1000.0,'sit',0,'anna Anna');
INSERT INTO "entries" VALUES('over',2,1000.0,'sit',1,'bela Bela');
INSERT INTO "entries" VALUES('over',3,1001.0,'move',0,'island i291a');
INSERT INTO "entries" VALUES('over',4,1002.0,'move',0,'climate c304a');
INSERT INTO "entries" VALUES('over',5,1003.0,'move',0,'eco y334a');
INSERT INTO "entries" VALUES('over',6,1004.0,'move',1,'island i285a');
INSERT INTO "entries" VALUES('over',7,1005.0,'move',1,'climate c299a');
INSERT INTO "entries" VALUES('over',8,1006.0,'move',1,'eco y325a');
INSERT INTO "entries" VALUES('over',9,1007.0,'move',0,'compost e41');
INSERT INTO "entries" VALUES('over',10,1008.0,'move',0,'compost e44');
INSERT INTO "entries" VALUES('over',11,1009.0,'move',0,'compost e54');
INSERT INTO "entries" VALUES('over',12,1010.0,'move',1,'compost e49');
INSERT INTO "entries" VALUES('over',13,1011.0,'move',1,'compost e53');
INSERT INTO "entries" VALUES('over',14,1012.0,'move',1,'compost e58');
INSERT INTO "entries" VALUES('over',15,1013.0,'move',1,'compost e104');
INSERT INTO "entries" VALUES('over',16,1014.0,'move',1,'compost e123');
INSERT INTO "entries" VALUES('over',17,1015.0,'move',0,'choose compost');
INSERT INTO "entries" VALUES('over',18,1016.0,'move',1,'take soil');
INSERT INTO "entries" VALUES('over',19,1017.0,'move',1,'done');
INSERT INTO "entries" VALUES('over',20,1018.0,'move',1,'choose compost');
INSERT INTO "entries" VALUES('over',21,1019.0,'move',1,'done');
INSERT INTO "entries" VALUES('over',22,1020.0,'move',0,'take soil');
INSERT INTO "entries" VALUES('over',23,1021.0,'move',0,'choose compost');
INSERT INTO "entries" VALUES('over',24,1022.0,'move',1,'take soil');
INSERT INTO "entries" VALUES('over',25,1023.0,'move',1,'done');
INSERT INTO "entries" VALUES('over',26,1024.0,'move',1,'choose compost');
INSERT INTO "entries" VALUES('over',27,1025.0,'move',1,'done');
INSERT INTO "entries" VALUES('over',28,1026.0,'move',0,'take soil');
INSERT INTO "entries" VALUES('over',29,1027.0,'move',0,'choose compost');
INSERT INTO "entries" VALUES('over',30,1028.0,'move',1,'take soil');
INSERT INTO "entries" VALUES('over',31,1029.0,'move',1,'done');
INSERT INTO "entries" VALUES('over',32,1030.0,'move',1,'choose compost');
INSERT INTO "entries" VALUES('over',33,1031.0,'move',1,'done');
INSERT INTO "entries" VALUES('over',34,1032.0,'move',0,'take soil');
INSERT INTO "entries" VALUES('over',35,1033.0,'move',0,'choose compost');
INSERT INTO "entries" VALUES('over',36,1034.0,'move',1,'take soil');
INSERT INTO "entries" VALUES('over',37,1035.0,'move',1,'done');
INSERT INTO "entries" VALUES('over',38,1036.0,'move',1,'choose compost');
INSERT INTO "entries" VALUES('over',39,1037.0,'move',1,'done');
INSERT INTO "entries" VALUES('over',40,1038.0,'move',0,'take soil');
INSERT INTO "entries" VALUES('over',41,1039.0,'move',0,'choose compost');
INSERT INTO "entries" VALUES('over',42,1040.0,'move',1,'take soil');
INSERT INTO "entries" VALUES('over',43,1041.0,'move',1,'done');
INSERT INTO "entries" VALUES('over',44,1042.0,'move',1,'choose compost');
INSERT INTO "entries" VALUES('over',45,1043.0,'move',1,'done');
INSERT INTO "entries" VALUES('over',46,1044.0,'move',0,'take soil');
INSERT INTO "entries" VALUES('over',47,1045.0,'move',0,'choose compost');
INSERT INTO "entries" VALUES('over',48,1046.0,'move',1,'take soil');
INSERT INTO "entries" VALUES('over',49,1047.0,'move',1,'done');
INSERT INTO "entries" VALUES('over',50,1048.0,'move',1,'choose compost');
INSERT INTO "entries" VALUES('over',51,1049.0,'move',1,'done');
INSERT INTO "entries" VALUES('over',52,1050.0,'move',0,'take soil');
INSERT INTO "entries" VALUES('over',53,1051.0,'move',0,'choose compost');
INSERT INTO "entries" VALUES('over',54,1052.0,'move',1,'take soil');
INSERT INTO "entries" VALUES('over',55,1053.0,'move',1,'done');
INSERT INTO "entries" VALUES('over',56,1054.0,'move',1,'choose compost');
INSERT INTO "entries" VALUES('over',57,1055.0,'move',1,'done');
INSERT INTO "entries" VALUES('over',58,1056.0,'move',0,'take soil');
INSERT INTO "entries" VALUES('over',59,1057.0,'move',0,'choose compost');
INSERT INTO "entries" VALUES('over',60,1058.0,'move',1,'take soil');
INSERT INTO "entries" VALUES('over',61,1059.0,'move',1,'done');
INSERT INTO "entries" VALUES('over',62,1060.0,'move',1,'choose compost');
INSERT INTO "entries" VALUES('over',63,1061.0,'move',1,'done');
INSERT INTO "entries" VALUES('over',64,1062.0,'move',0,'take soil');
INSERT INTO "entries" VALUES('over',65,1063.0,'move',0,'choose compost');
INSERT INTO "entries" VALUES('over',66,1064.0,'move',1,'take soil');
INSERT INTO "entries" VALUES('over',67,1065.0,'move',1,'done');
INSERT INTO "entries" VALUES('over',68,1066.0,'move',1,'choose compost');
INSERT INTO "entries" VALUES('over',69,1067.0,'move',1,'done');
INSERT INTO "entries" VALUES('over',70,1068.0,'move',0,'take soil');
INSERT INTO "entries" VALUES('over',71,1069.0,'move',0,'choose compost');
INSERT INTO "entries" VALUES('over',72,1070.0,'move',1,'take soil');
INSERT INTO "entries" VALUES('over',73,1071.0,'move',1,'done');
INSERT INTO "entries" VALUES('over',74,1072.0,'move',1,'choose compost');
INSERT INTO "entries" VALUES('over',75,1073.0,'move',1,'done');
INSERT INTO "entries" VALUES('over',76,1074.0,'move',0,'take soil');
INSERT INTO "entries" VALUES('over',77,1075.0,'move',0,'choose compost');
INSERT INTO "entries" VALUES('over',78,1076.0,'move',1,'take soil');
INSERT INTO "entries" VALUES('over',79,1077.0,'move',1,'done');
INSERT INTO "entries" VALUES('over',80,1078.0,'move',1,'choose compost');
INSERT INTO "entries" VALUES('over',81,1079.0,'move',1,'done');
INSERT INTO "entries" VALUES('over',82,1080.0,'move',0,'take soil');
INSERT INTO "entries" VALUES('over',83,1081.0,'move',0,'choose compost');
INSERT INTO "entries" VALUES('over',84,1082.0,'move',1,'take soil');
INSERT INTO "entries" VALUES('over',85,1083.0,'move',1,'done');
INSERT INTO "entries" VALUES('over',86,1084.0,'move',1,'choose compost');
INSERT INTO "entries" VALUES('over',87,1085.0,'move',1,'done');
INSERT INTO "entries" VALUES('over',88,1086.0,'move',0,'take soil');
INSERT INTO "entries" VALUES('over',89,1087.0,'move',0,'choose compost');
INSERT INTO "entries" VALUES('over',90,1088.0,'move',1,'take soil');
INSERT INTO "entries" VALUES('over',91,1089.0,'move',1,'done');
INSERT INTO "entries" VALUES('over',92,1090.0,'move',1,'choose compost');
INSERT INTO "entries" VALUES('over',93,1091.0,'move',1,'done');
INSERT INTO "entries" VALUES('over',94,1092.0,'move',0,'take soil');
INSERT INTO "entries" VALUES('over',95,1093.0,'move',0,'choose compost');
INSERT INTO "entries" VALUES('over',96,1094.0,'move',1,'take soil');
INSERT INTO "entries" VALUES('over',97,1095.0,'move',1,'done');
INSERT INTO "entries" VALUES('over',98,1096.0,'move',1,'choose compost');
INSERT INTO "entries" VALUES('over',99,1097.0,'move',1,'done');
INSERT INTO "entries" VALUES('over',100,1098.0,'move',0,'take soil');
INSERT INTO "entries" VALUES('over',101,1099.0,'move',0,'choose compost');
INSERT INTO "entries" VALUES('over',102,1100.0,'move',1,'take soil');
INSERT INTO "entries" VALUES('over',103,1101.0,'move',1,'done');
INSERT INTO "entries" VALUES('over',104,1102.0,'move',1,'choose compost');
INSERT INTO "entries" VALUES('over',105,1103.0,'move',1,'done');
INSERT INTO "entries" VALUES('over',106,1104.0,'move',0,'take soil');
INSERT INTO "entries" VALUES('over',107,1105.0,'move',0,'choose compost');
INSERT INTO "entries" VALUES('over',108,1106.0,'move',1,'take soil');
INSERT INTO "entries" VALUES('over',109,1107.0,'move',1,'done');
INSERT INTO "entries" VALUES('over',110,1108.0,'move',1,'choose compost');
INSERT INTO "entries" VALUES('over',111,1109.0,'move',1,'done');
INSERT INTO "entries" VALUES('over',112,1110.0,'move',0,'take soil');
INSERT INTO "entries" VALUES('over',113,1111.0,'move',0,'choose compost');
INSERT INTO "entries" VALUES('over',114,1112.0,'move',1,'take soil');
INSERT INTO "entries" VALUES('over',115,1113.0,'move',1,'done');
INSERT INTO "entries" VALUES('over',116,1114.0,'move',1,'choose compost');
INSERT INTO "entries" VALUES('over',117,1115.0,'move',1,'done');
INSERT INTO "entries" VALUES('over',118,1116.0,'move',0,'take soil');
INSERT INTO "entries" VALUES('over',119,1117.0,'move',0,'choose compost');
INSERT INTO "entries" VALUES('over',120,1118.0,'move',1,'take soil');
INSERT INTO "entries" VALUES('over',121,1119.0,'move',1,'done');
INSERT INTO "entries" VALUES('over',122,1120.0,'move',1,'choose compost');
INSERT INTO "entries" VALUES('over',123,1121.0,'move',1,'done');
INSERT INTO "entries" VALUES('over',124,1122.0,'move',0,'take soil');
INSERT INTO "entries" VALUES('over',125,1123.0,'move',0,'choose compost');
INSERT INTO "entries" VALUES('over',126,1124.0,'move',1,'take soil');
INSERT INTO "entries" VALUES('over',127,1125.0,'move',1,'done');
INSERT INTO "entries" VALUES('over',128,1126.0,'move',1,'choose compost');
INSERT INTO "entries" VALUES('over',129,1127.0,'move',1,'done');
INSERT INTO "entries" VALUES('over',130,1128.0,'move',0,'take soil');
INSERT INTO "entries" VALUES('over',131,1129.0,'move',0,'choose compost');
INSERT INTO "entries" VALUES('over',132,1130.0,'move',1,'take soil');
INSERT INTO "entries" VALUES('over',133,1131.0,'move',1,'done');
INSERT INTO "entries" VALUES('over',134,1132.0,'move',1,'choose compost');
INSERT INTO "entries" VALUES('over',135,1133.0,'move',1,'done');
INSERT INTO "entries" VALUES('over',136,1134.0,'move',0,'take soil');
INSERT INTO "entries" VALUES('over',137,1135.0,'move',0,'choose compost');
INSERT INTO "entries" VALUES('over',138,1136.0,'move',1,'take soil');
INSERT INTO "entries" VALUES('over',139,1137.0,'move',1,'done');
INSERT INTO "entries" VALUES('over',140,1138.0,'move',1,'choose compost');
INSERT INTO "entries" VALUES('over',141,1139.0,'move',1,'done');
INSERT INTO "entries" VALUES('over',142,1140.0,'move',0,'take soil');
INSERT INTO "entries" VALUES('over',143,1141.0,'move',0,'choose compost');
INSERT INTO "entries" VALUES('over',144,1142.0,'move',1,'take soil');
INSERT INTO "entries" VALUES('over',145,1143.0,'move',1,'done');
INSERT INTO "entries" VALUES('over',146,1144.0,'move',1,'choose compost');
INSERT INTO "entries" VALUES('over',147,1145.0,'move',1,'done');
INSERT INTO "entries" VALUES('over',148,1146.0,'move',0,'take soil');
INSERT INTO "entries" VALUES('over',149,1147.0,'move',0,'choose compost');
INSERT INTO "entries" VALUES('over',150,1148.0,'move',1,'take soil');
INSERT INTO "entries" VALUES('over',151,1149.0,'move',1,'done');
INSERT INTO "entries" VALUES('over',152,1150.0,'move',1,'choose compost');
INSERT INTO "entries" VALUES('over',153,1151.0,'move',1,'done');
INSERT INTO "entries" VALUES('over',154,1152.0,'move',0,'take soil');
INSERT INTO "entries" VALUES('over',155,1153.0,'move',0,'choose compost');
INSERT INTO "entries" VALUES('over',156,1154.0,'move',1,'take soil');
INSERT INTO "entries" VALUES('over',157,1155.0,'move',1,'done');
INSERT INTO "entries" VALUES('over',158,1156.0,'move',1,'choose compost');
INSERT INTO "entries" VALUES('over',159,1157.0,'move',1,'done');
INSERT INTO "entries" VALUES('over',160,1158.0,'move',0,'take soil');
INSERT INTO "entries" VALUES('over',161,1159.0,'move',0,'choose compost');
INSERT INTO "entries" VALUES('over',162,1160.0,'move',1,'take soil');
INSERT INTO "entries" VALUES('over',163,1161.0,'move',1,'done');
INSERT INTO "entries" VALUES('over',164,1162.0,'move',1,'choose compost');
INSERT INTO "entries" VALUES('over',165,1163.0,'move',1,'done');
INSERT INTO "entries" VALUES('over',166,1164.0,'move',0,'take soil');
INSERT INTO "entries" VALUES('over',167,1165.0,'move',1,'done');
INSERT INTO "entries" VALUES('bot',1,1000.0,'sit',0,'anna Anna');
INSERT INTO "entries" VALUES('bot',2,1001.0,'move',0,'island i291a');
INSERT INTO "entries" VALUES('bot',3,1002.0,'move',0,'climate c304a');
INSERT INTO "entries" VALUES('bot',4,1003.0,'move',0,'eco y334a');
INSERT INTO "entries" VALUES('clock',1,1000.0,'sit',0,'anna Anna');
INSERT INTO "entries" VALUES('clock',2,1000.0,'sit',1,'bela Bela');
INSERT INTO "entries" VALUES('clock',3,1001.0,'move',0,'island i291a');
CREATE TABLE people (
	id VARCHAR(32) NOT NULL, 
	login VARCHAR(40) NOT NULL, 
	password TEXT NOT NULL, 
	made FLOAT NOT NULL, 
	PRIMARY KEY (id), 
	UNIQUE (login)
);
CREATE TABLE settings (
	name VARCHAR(32) NOT NULL, 
	value TEXT NOT NULL, 
	PRIMARY KEY (name)
);
INSERT INTO "settings" VALUES('secret','older');
CREATE TABLE sittings (
	person VARCHAR(32) NOT NULL, 
	table_id VARCHAR(32) NOT NULL, 
	PRIMARY KEY (person, table_id), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "sittings" VALUES('anna','lifted');
INSERT INTO "sittings" VALUES('bela','lifted');
INSERT INTO "sittings" VALUES('anna','stopped');
INSERT INTO "sittings" VALUES('bela','stopped');
INSERT INTO "sittings" VALUES('anna','over');
INSERT INTO "sittings" VALUES('bela','over');
INSERT INTO "sittings" VALUES('anna','bot');
INSERT INTO "sittings" VALUES('anna','clock');
INSERT INTO "sittings" VALUES('bela','clock');
CREATE TABLE tables (
	id VARCHAR(32) NOT NULL, 
	game VARCHAR(32) NOT NULL, 
	version INTEGER NOT NULL, 
	seed BIGINT NOT NULL, 
	options JSON NOT NULL, 
	chairs JSON NOT NULL, 
	clock VARCHAR(40) NOT NULL, 
	made FLOAT NOT NULL, 
	source VARCHAR(64) NOT NULL, 
	moves JSON NOT NULL, 
	seq INTEGER NOT NULL, 
	touched FLOAT NOT NULL, 
	over BOOLEAN NOT NULL, 
	due FLOAT, 
	PRIMARY KEY (id)
);
INSERT INTO "tables" VALUES('lifted','earth',1,7,'{"mode": "standard", "teams": "off", "solo_level": "medium", "secret_planting": "off", "first_seat": "0", "turn_limit": 200}','["open", "open"]','none',1000.0,'','[]',28,1026.0,0,NULL);
INSERT INTO "tables" VALUES('stopped','earth',1,7,'{"mode": "advanced", "teams": "off", "solo_level": "medium", "secret_planting": "off", "first_seat": "0", "turn_limit": 200}','["open", "open"]','none',1000.0,'','[]',13,1011.0,0,NULL);
INSERT INTO "tables" VALUES('over','earth',1,7,'{"mode": "standard", "teams": "off", "solo_level": "medium", "secret_planting": "off", "first_seat": "0", "turn_limit": 50}','["open", "open"]','none',1000.0,'','[]',167,1165.0,1,NULL);
INSERT INTO "tables" VALUES('bot','earth',1,7,'{"mode": "standard", "teams": "off", "solo_level": "medium", "secret_planting": "off", "first_seat": "0", "turn_limit": 200}','["open", "sprout"]','none',1000.0,'','[]',4,1003.0,0,1013.0);
INSERT INTO "tables" VALUES('clock','earth',1,7,'{"mode": "standard", "teams": "off", "solo_level": "medium", "secret_planting": "off", "first_seat": "0", "turn_limit": 200}','["open", "open"]','move 60',1000.0,'','[]',3,1001.0,0,1060.0);
CREATE INDEX tables_due ON tables (due);
COMMIT;
